import type { Plugin } from 'vite'

const VITE_PRELOAD_HELPER = '\0vite/preload-helper.js'

/** Makes the site's own loader handle the dynamic imports of its scripts, in place of the bundler's. */
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
