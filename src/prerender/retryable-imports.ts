import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite'

const BUNDLERS_OWN = '\0vite/preload-helper.js'

/** Has a dynamic import fetch its files before it is made, so that it can be tried again where one of them is missing. */
export function retryableImports(): Plugin {
  return {
    name: 'vyomix:retryable-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== BUNDLERS_OWN) return null
      return `export { importFetched as __vitePreload } from '#platform/fetch-chunk.ts'`
    },
  }
}

/** Names the files of an import for `retryableImports`: the bundler names none where the script is the only one. */
export const filesOfImport: ResolveModulePreloadDependenciesFn = (file, others, { hostType }) =>
  others.length > 0 || hostType === 'html' ? others : [file]
