import type { BuiltScript } from './chunk-manifest.ts'

/** Returns the scripts that hold the given sources, and all they import. */
export function chunksForSources(scripts: readonly BuiltScript[], sources: readonly string[]): readonly BuiltScript[] {
  const holding = sources.flatMap(
    (source) =>
      scripts.find(
        ({ isEntry, facadeModuleId }) =>
          !isEntry && facadeModuleId?.split('?')[0]?.endsWith(source) && !facadeModuleId.endsWith('?summary'),
      ) ?? [],
  )
  return withImportedChunks(scripts, holding)
}

/** Returns these scripts and all they cannot run without. */
export function withImportedChunks(
  scripts: readonly BuiltScript[],
  first: readonly BuiltScript[],
): readonly BuiltScript[] {
  const found = new Set<BuiltScript>()
  const add = (script: BuiltScript) => {
    if (found.has(script)) return
    found.add(script)
    for (const file of script.imports) {
      const imported = scripts.find(({ fileName }) => fileName === file)
      if (imported) add(imported)
    }
  }
  first.forEach(add)
  return [...found]
}

/** Returns the same scripts, each after those of them that it imports. */
export function sortByImports(scripts: readonly BuiltScript[]): readonly BuiltScript[] {
  const sorted = new Set<BuiltScript>()
  const visit = (script: BuiltScript) => {
    if (sorted.has(script)) return
    for (const imported of scripts) if (script.imports.includes(imported.fileName)) visit(imported)
    sorted.add(script)
  }
  scripts.forEach(visit)
  return [...sorted]
}

/** Returns the scripts of a page's parts, which are loaded when they come near; their styles come with the page's. */
export function lazyChunksOf(
  scripts: readonly BuiltScript[],
  chunks: readonly BuiltScript[],
  sources: readonly string[],
) {
  const own = chunks.filter(({ facadeModuleId }) => sources.some((source) => facadeModuleId?.endsWith(source)))
  const ids = new Set(own.flatMap(({ dynamicImports }) => dynamicImports))
  return withImportedChunks(
    scripts,
    scripts.filter(({ id }) => ids.has(id)),
  )
}

/** Returns the sheets of a page's own looks; the site's sheet belongs to the entry. */
export function stylesheetsOf(chunks: readonly BuiltScript[]): readonly string[] {
  return [...new Set(chunks.flatMap(({ isEntry, styles }) => (isEntry ? [] : styles.map((file) => `/${file}`))))]
}
