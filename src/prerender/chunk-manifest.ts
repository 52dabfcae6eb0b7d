import { basename, posix } from 'node:path'
import { parseSync, type Rollup, Visitor } from 'vite'
import { chunksForSources, withImportedChunks } from './chunks.ts'
import { modulePath } from './module-path.ts'
import { contentHash } from './precache.ts'

/** The placeholder for the list of files to preload, which the bundler writes after each dynamic import. */
const PRELOAD_MARKER = '__VITE_PRELOAD__'
/** The name of the parameter that passes the address to a dynamic import. */
const ADDRESS_PARAMETER = '$address'
const HASHED = /-[\w-]{8}\.js$/
/** Matches the modules of pages. */
const PAGE = /\/src\/pages\/([^/]+)\/\1-page\.tsx$/

/** The files that lazy scripts need. `parts` and `islands` name each file by its index in `files`. */
export type ChunkManifest = {
  readonly files: readonly string[]
  /** The files that each lazy script needs, by the id of the script. The file of the script itself is first. */
  readonly parts: Readonly<Record<string, readonly number[]>>
  /**
   * The files that the islands of a page need beyond those of the page, by the id of the page's script. A page without
   * such files is left out.
   */
  readonly islands: Readonly<Record<string, readonly number[]>>
}

/** A built script under its final name. */
export type BuiltScript = Pick<Rollup.OutputChunk, 'code' | 'fileName' | 'facadeModuleId' | 'isEntry' | 'moduleIds'> & {
  readonly id: string
  /** The names of the files that the script imports statically. */
  readonly imports: readonly string[]
  /** The names of the script's own style sheets, without those that every page loads with the entry. */
  readonly styles: readonly string[]
  /** The ids of the scripts that the script imports dynamically. */
  readonly dynamicImports: readonly string[]
}

/**
 * Names each script by a hash of its content, and returns the scripts by their former names. Dynamic imports no longer
 * contain the name of the imported script: `load(() => import('./about-x1.js'), __VITE_PRELOAD__)` becomes
 * `load(($address) => import($address), 'about')`. So a changed script gets another name and changes the chunk
 * manifest, but not the scripts that import it dynamically.
 * @throws an Error when scripts import each other in a circle, when two of them have the same id, or when a dynamic
 *   import leads to no script of the site
 */
export function renameByContentHash(bundle: Rollup.OutputBundle): ReadonlyMap<string, BuiltScript> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const ids = chunkIds(chunks)
  const siteSheets = chunks.filter(({ isEntry }) => isEntry).flatMap(sheetsOf)
  const renamed = new Map<string, BuiltScript>()
  const rename = (chunk: Rollup.OutputChunk, importers: readonly string[]): BuiltScript => {
    const known = renamed.get(chunk.fileName)
    if (known) return known
    if (importers.includes(chunk.fileName)) throw new Error(`Scripts import each other: ${importers.join(', ')}.`)
    let code = parameterizeImports(chunk, ids)
    const imports = chunk.imports.map((file) => {
      const imported = bundle[file]
      if (imported?.type !== 'chunk') return file
      const { fileName } = rename(imported, [...importers, chunk.fileName])
      code = code.replaceAll(basename(file), basename(fileName))
      return fileName
    })
    const builtScript = {
      id: ids.get(chunk.fileName) ?? '',
      code,
      fileName: chunk.fileName.replace(HASHED, `-${contentHash(code).slice(0, 8)}.js`),
      facadeModuleId: chunk.facadeModuleId,
      isEntry: chunk.isEntry,
      moduleIds: chunk.moduleIds,
      imports,
      styles: chunk.isEntry ? siteSheets : sheetsOf(chunk).filter((file) => !siteSheets.includes(file)),
      dynamicImports: chunk.dynamicImports.flatMap((file) => ids.get(file) ?? []),
    }
    renamed.set(chunk.fileName, builtScript)
    return builtScript
  }
  for (const chunk of chunks) rename(chunk, [])
  return renamed
}

/** The id of a script and the scripts that it needs. */
type ManifestRow = readonly [string, readonly BuiltScript[]]

/**
 * Returns the files of every lazy script, which is a script that others import dynamically, and the files of each
 * page's islands.
 * @param commonScripts scripts that every page lists in its head, so that the files of other scripts leave them out
 * @param dynamicImportsOf returns the ids of the modules that a module imports dynamically
 */
export function chunkManifest(
  scripts: readonly BuiltScript[],
  commonScripts: readonly BuiltScript[],
  dynamicImportsOf: (module: string) => readonly string[],
): ChunkManifest {
  const lazyIds = new Set(scripts.flatMap(({ dynamicImports }) => dynamicImports))
  const lazyScripts = scripts.filter(({ id }) => lazyIds.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1))
  const parts = lazyScripts.map((script): ManifestRow => {
    const needed = withImportedChunks(scripts, [script])
    return [script.id, needed.filter((other) => other === script || !commonScripts.includes(other))]
  })
  const islands = lazyScripts.flatMap((script): readonly ManifestRow[] => {
    const page = script.facadeModuleId
    if (!page || !PAGE.test(page)) return []
    const pageScripts = withImportedChunks(scripts, [script])
    const needed = chunksForSources(scripts, dynamicImportsOf(page)).filter((other) => !pageScripts.includes(other))
    return needed.length > 0 ? [[script.id, needed]] : []
  })
  const filesOf = ([, needed]: ManifestRow) => needed.flatMap(({ fileName, styles }) => [fileName, ...styles])
  const files = [...new Set(parts.flatMap(filesOf))].sort()
  const toIndices = (rows: readonly ManifestRow[]) =>
    Object.fromEntries(rows.map((row) => [row[0], filesOf(row).map((file) => files.indexOf(file))]))
  return { files, parts: toIndices(parts), islands: toIndices(islands) }
}

/**
 * Returns the address of the chunk manifest. The address changes with the entry and with every script that may hold
 * state and that several others import statically. So a page never reads the manifest of another version, whose chunks
 * would load such a script, and its state, a second time.
 */
export function chunkManifestPath(scripts: readonly BuiltScript[]): string {
  const importersOf = ({ fileName }: BuiltScript) => scripts.filter(({ imports }) => imports.includes(fileName)).length
  const shared = scripts.filter((script) => script.isEntry || (importersOf(script) > 1 && !isStateless(script)))
  const names = shared.map(({ fileName }) => fileName).sort() // the bundler’s own order follows the hashes
  return `/parts/${contentHash(names.join()).slice(0, 8)}.json`
}

/** Returns whether a script holds only content and class names. A page may load two versions of such a script. */
function isStateless({ moduleIds }: BuiltScript): boolean {
  return moduleIds.every((id) => /^(virtual:records|\/src\/content|\/src\/ui\/styled-system)\//.test(modulePath(id)))
}

const sheetsOf = (chunk: Rollup.OutputChunk) => [...(chunk.viteMetadata?.importedCss ?? [])]

/** Returns the id of each script: its name, or the path of its source file if two scripts share the name. */
function chunkIds(chunks: readonly Rollup.OutputChunk[]): ReadonlyMap<string, string> {
  const idOf = ({ name, fileName, facadeModuleId, moduleIds }: Rollup.OutputChunk) =>
    chunks.some((other) => other.name === name && other.fileName !== fileName)
      ? modulePath(facadeModuleId ?? moduleIds.at(-1) ?? name).replace(/^(\/src\/|virtual:)/, '')
      : name
  const ids = new Map(chunks.map((chunk) => [chunk.fileName, idOf(chunk)]))
  const duplicate = [...ids.values()].find((id, index, all) => all.indexOf(id) !== index)
  if (duplicate !== undefined) throw new Error(`Two scripts have the id ${duplicate}.`)
  return ids
}

type Edit = { readonly from: number; readonly to: number; readonly replacement: string }

function parameterizeImports({ code, fileName }: Rollup.OutputChunk, ids: ReadonlyMap<string, string>): string {
  const edits: Edit[] = []
  const { program, module } = parseSync(fileName, code)
  new Visitor({
    CallExpression({ arguments: [load, marker] }) {
      if (load?.type !== 'ArrowFunctionExpression' || marker?.type !== 'Identifier' || marker.name !== PRELOAD_MARKER)
        return
      const sources = module.dynamicImports.map(({ moduleRequest }) => moduleRequest)
      const source = sources.find(({ start, end }) => start > load.start && end < load.end)
      const file = source && posix.join(posix.dirname(fileName), code.slice(source.start + 1, source.end - 1))
      const id = file && ids.get(file)
      if (!source || !id) throw new Error(`${fileName} imports a file that is not a script of the site.`)
      const parameters = code.indexOf('()', load.start)
      edits.push(
        { from: parameters, to: parameters + 2, replacement: `(${ADDRESS_PARAMETER})` },
        { from: source.start, to: source.end, replacement: ADDRESS_PARAMETER },
        { from: marker.start, to: marker.end, replacement: JSON.stringify(id) },
      )
    },
  }).visit(program)
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, replacement }) => text.slice(0, from) + replacement + text.slice(to), code)
}
