import type { Plugin } from 'vite'

const BUNDLERS_OWN = '\0vite/preload-helper.js'

/** Has the site's own loader make the dynamic imports of its scripts, where the bundler would bring one along. */
export function ownImports(): Plugin {
  return {
    name: 'vyomix:imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === BUNDLERS_OWN ? `export { importPart as __vitePreload } from '#platform/parts.ts'` : null
    },
  }
}
