import type { Plugin } from 'vite'

const VITE_PRELOAD_HELPER = '\0vite/preload-helper.js'

/** Has the site's own loader make the dynamic imports of its scripts, where the bundler would bring one along. */
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
