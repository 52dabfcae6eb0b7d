import type { Rollup } from 'vite'

/** The chunks that hold the given sources, and all they import. */
export function chunksOf(bundle: Rollup.OutputBundle, sources: readonly string[]): readonly Rollup.OutputChunk[] {
  const holding = sources.flatMap((source) => {
    const chunk = Object.values(bundle).find(
      (file) =>
        file.type === 'chunk' &&
        !file.isEntry &&
        file.facadeModuleId?.split('?')[0]?.endsWith(source) &&
        !file.facadeModuleId.endsWith('?summary'),
    )
    return chunk ? [chunk.fileName] : []
  })
  return withImports(bundle, holding)
}

function withImports(bundle: Rollup.OutputBundle, fileNames: readonly string[]): readonly Rollup.OutputChunk[] {
  const found = new Set<Rollup.OutputChunk>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || found.has(chunk)) return
    found.add(chunk)
    for (const imported of chunk.imports) add(imported)
  }
  for (const fileName of fileNames) add(fileName)
  return [...found]
}

export function scriptsOf(chunks: readonly Rollup.OutputChunk[]): readonly string[] {
  return chunks.map(({ fileName }) => `/${fileName}`)
}

/** The chunks of a page's parts, which are loaded when they come near; their styles come with the page's. */
export function partsOf(
  bundle: Rollup.OutputBundle,
  chunks: readonly Rollup.OutputChunk[],
  sources: readonly string[],
) {
  const own = chunks.filter(({ facadeModuleId }) => sources.some((source) => facadeModuleId?.endsWith(source)))
  return withImports(
    bundle,
    own.flatMap(({ dynamicImports }) => dynamicImports),
  )
}

/** The sheets of a page's own looks; the site's sheet belongs to the entry. */
export function sheetsOf(chunks: readonly Rollup.OutputChunk[]): readonly string[] {
  const sheets = chunks
    .filter(({ isEntry }) => !isEntry)
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((fileName) => `/${fileName}`))
  return [...new Set(sheets)]
}
