import { type ComponentType, memo, Suspense, use, useSyncExternalStore } from 'react'
import type { ArticleBlock } from '#content/article.ts'

export type LoadedText = {
  readonly Prose: ComponentType<{ readonly blocks: readonly ArticleBlock[] }>
  readonly blocks: readonly ArticleBlock[]
}

/** Loads a text together with what shows it. */
export async function loadText(loadBlocks: () => Promise<readonly ArticleBlock[]>): Promise<LoadedText> {
  const [{ Prose }, blocks] = await Promise.all([import('./prose.tsx'), loadBlocks()])
  return { Prose, blocks }
}

const asleep = new Promise<never>(() => {})
const nothingChanges = () => () => {}

/**
 * An article's text. Where the page came with it, it is never loaded a second time: a text does nothing, so React leaves
 * the prerendered HTML asleep behind this boundary. `memo` keeps changes above from waking it into an empty page.
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
