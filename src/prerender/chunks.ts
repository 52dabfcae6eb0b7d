import type { Script } from './part-names.ts'

/** Returns the scripts that hold the given sources, and all they import. */
export function chunksOf(scripts: readonly Script[], sources: readonly string[]): readonly Script[] {
  const holding = sources.flatMap(
    (source) =>
      scripts.find(
        ({ isEntry, facadeModuleId }) =>
          !isEntry && facadeModuleId?.split('?')[0]?.endsWith(source) && !facadeModuleId.endsWith('?summary'),
      ) ?? [],
  )
  return withImports(scripts, holding)
}

/** Returns these scripts and all they cannot run without. */
export function withImports(scripts: readonly Script[], first: readonly Script[]): readonly Script[] {
  const found = new Set<Script>()
  const add = (script: Script) => {
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
export function afterImports(scripts: readonly Script[]): readonly Script[] {
  const sorted = new Set<Script>()
  const visit = (script: Script) => {
    if (sorted.has(script)) return
    for (const imported of scripts) if (script.imports.includes(imported.fileName)) visit(imported)
    sorted.add(script)
  }
  scripts.forEach(visit)
  return [...sorted]
}

/** Returns the scripts of a page's parts, which are loaded when they come near; their styles come with the page's. */
export function partsOf(scripts: readonly Script[], chunks: readonly Script[], sources: readonly string[]) {
  const own = chunks.filter(({ facadeModuleId }) => sources.some((source) => facadeModuleId?.endsWith(source)))
  const ids = new Set(own.flatMap(({ parts }) => parts))
  return withImports(
    scripts,
    scripts.filter(({ id }) => ids.has(id)),
  )
}

/** Returns the sheets of a page's own looks; the site's sheet belongs to the entry. */
export function sheetsOf(chunks: readonly Script[]): readonly string[] {
  return [...new Set(chunks.flatMap(({ isEntry, styles }) => (isEntry ? [] : styles.map((file) => `/${file}`))))]
}
