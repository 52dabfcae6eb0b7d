import { type ComponentType, memo, Suspense, use, useSyncExternalStore } from 'react'
import type { ArticleBlock } from '#content/article.ts'

export type LoadedText = {
  readonly Prose: ComponentType<{ readonly blocks: readonly ArticleBlock[] }>
  readonly blocks: readonly ArticleBlock[]
}

/** Loads a text together with the component that renders it. */
export async function loadText(loadBlocks: () => Promise<readonly ArticleBlock[]>): Promise<LoadedText> {
  const [{ Prose }, blocks] = await Promise.all([import('./prose.tsx'), loadBlocks()])
  return { Prose, blocks }
}

const asleep = new Promise<never>(() => {})
const nothingChanges = () => () => {}

/**
 * An article's text. On a prerendered page it is not loaded again: the text is static, so this Suspense boundary is
 * never hydrated and keeps its HTML. `memo` prevents updates of the parents from rendering it, which would empty the
 * page.
 */
export const ArticleText = memo(function ArticleText({ load }: { readonly load: () => Promise<LoadedText> }) {
  return (
    <Suspense>
      <Awake load={load} />
    </Suspense>
  )
})

function Awake({ load }: { readonly load: () => Promise<LoadedText> }) {
  const isPrerendered = useSyncExternalStore(
    nothingChanges,
    () => false,
    () => typeof document !== 'undefined',
  )
  const { Prose, blocks } = use(isPrerendered ? asleep : load())
  return <Prose blocks={blocks} />
}
