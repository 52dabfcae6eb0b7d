import type { BuiltScript } from './chunk-manifest.ts'

/**
 * Returns the scripts that contain these sources, and all scripts that those import statically, directly or indirectly.
 */
export function chunksForSources(scripts: readonly BuiltScript[], sources: readonly string[]): readonly BuiltScript[] {
  const containing = sources.flatMap(
    (source) => scripts.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source))) ?? [],
  )
  return withImportedChunks(scripts, containing)
}

/** Returns these scripts and all that they import statically, directly or indirectly. */
export function withImportedChunks(
  scripts: readonly BuiltScript[],
  first: readonly BuiltScript[],
): readonly BuiltScript[] {
  const collected = new Set<BuiltScript>()
  const add = (script: BuiltScript) => {
    if (collected.has(script)) return
    collected.add(script)
    for (const file of script.imports) {
      const imported = scripts.find(({ fileName }) => fileName === file)
      if (imported) add(imported)
    }
  }
  first.forEach(add)
  return [...collected]
}

/** Returns the same scripts, each after the ones that it imports. */
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

/** Returns the scripts of a page's islands. They load late, but their styles load with those of the page. */
export function lazyChunksOf(
  scripts: readonly BuiltScript[],
  chunks: readonly BuiltScript[],
  sources: readonly string[],
) {
  const pageChunks = chunks.filter(({ facadeModuleId }) => sources.some((source) => facadeModuleId?.endsWith(source)))
  const ids = new Set(pageChunks.flatMap(({ dynamicImports }) => dynamicImports))
  return withImportedChunks(
    scripts,
    scripts.filter(({ id }) => ids.has(id)),
  )
}

/** Returns the style sheets of a page. The site-wide sheet belongs to the entry, so it is not included. */
export function stylesheetsOf(chunks: readonly BuiltScript[]): readonly string[] {
  return [...new Set(chunks.flatMap(({ isEntry, styles }) => (isEntry ? [] : styles.map((file) => `/${file}`))))]
}
