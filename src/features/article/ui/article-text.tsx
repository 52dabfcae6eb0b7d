import { type ComponentType, memo, Suspense, use, useSyncExternalStore } from 'react'
import type { ArticleBlock } from '#content/article.ts'
import { resourcesByKey } from '#lib/load-once.ts'
import './prose-styles.ts' // the text is rendered by a script of its own, and its styles load with the page

export type LoadedText = {
  readonly Prose: ComponentType<{ readonly blocks: readonly ArticleBlock[] }>
  readonly blocks: readonly ArticleBlock[]
}

/** Returns a function that returns the text of each record, which loads together with the component that renders it. */
export function textsOf(loadBlocks: (key: string) => Promise<readonly ArticleBlock[]>) {
  return resourcesByKey(async (key): Promise<LoadedText> => {
    const [{ Prose }, blocks] = await Promise.all([import('./prose.tsx'), loadBlocks(key)])
    return { Prose, blocks }
  })
}

const neverResolved = new Promise<never>(() => {})
const subscribeToNothing = () => () => {}

/**
 * On a prerendered page the text is not loaded again: it is static, so this Suspense boundary never hydrates and keeps
 * its HTML. `memo` prevents parents from rendering the boundary again, which would remove that HTML.
 */
export const ArticleText = memo(function ArticleText({ load }: { readonly load: () => Promise<LoadedText> }) {
  return (
    <Suspense>
      <LoadedProse load={load} />
    </Suspense>
  )
})

function LoadedProse({ load }: { readonly load: () => Promise<LoadedText> }) {
  const isPrerendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => typeof document !== 'undefined',
  )
  const { Prose, blocks } = use(isPrerendered ? neverResolved : load())
  return <Prose blocks={blocks} />
}
