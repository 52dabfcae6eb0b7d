import type { Plugin } from 'vite'

const VITE_PRELOAD_HELPER = '\0vite/preload-helper.js'

/** Replaces the bundler's loader of dynamic imports by the site's own. */
export function preloadHelper(): Plugin {
  return {
    name: 'vyomix:imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === VITE_PRELOAD_HELPER
        ? `export { importChunk as __vitePreload } from '#platform/import-chunk.ts'`
        : null
    },
  }
}
