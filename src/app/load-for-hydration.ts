import { retryLoad } from '#platform/retry-load.ts'
import { releaseForms } from '#ui/forms-before-hydration.ts'

/** Loads what the page needs to hydrate, like `retryLoad`. Its forms work without scripts meanwhile. */
export function loadForHydration<T>(load: () => Promise<T>): Promise<T> {
  return retryLoad(() =>
    load().catch((error: unknown) => {
      releaseForms(document.documentElement)
      throw error
    }),
  )
}
