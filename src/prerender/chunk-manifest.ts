import { basename, posix } from 'node:path'
import { parseSync, type Rollup, Visitor } from 'vite'
import { withImportedChunks } from './chunks.ts'
import { contentHash } from './precache.ts'

/** What the bundler puts after each dynamic import, in place of the files to be fetched before it. */
const PRELOAD_MARKER = '__VITE_PRELOAD__'
/** What an import calls the address that it is given. */
const ADDRESS_PARAMETER = '$address'
const HASHED = /-[\w-]{8}\.js$/

/** Files of the site, and for each part those it needs, its script first, by their places in that list. */
export type ChunkManifest = {
  readonly files: readonly string[]
  readonly parts: Readonly<Record<string, readonly number[]>>
}

/** A built script by the name it has in the end. */
export type BuiltScript = Pick<Rollup.OutputChunk, 'code' | 'fileName' | 'facadeModuleId' | 'isEntry' | 'moduleIds'> & {
  readonly id: string
  /** The files it cannot run without, and the style sheets of its own. */
  readonly imports: readonly string[]
  readonly styles: readonly string[]
  /** The ids of the scripts it imports as it needs them. */
  readonly dynamicImports: readonly string[]
}

/**
 * Takes the names of other scripts out of each script, but for those that it imports statically, and names it by what is
 * left: where a part changes, its own name and the table of parts change, and no script that may import it later on.
 * `load(() => import('./about-x1.js'))` becomes `load(($address) => import($address), 'about')`.
 * Returns the scripts by the names they had.
 * @throws an Error where scripts import each other in a circle, or two parts have one id
 */
export function renameByContentHash(bundle: Rollup.OutputBundle): ReadonlyMap<string, BuiltScript> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const ids = chunkIds(chunks)
  const named = new Map<string, BuiltScript>()
  const name = (chunk: Rollup.OutputChunk, importers: readonly string[]): BuiltScript => {
    const known = named.get(chunk.fileName)
    if (known) return known
    if (importers.includes(chunk.fileName)) throw new Error(`Scripts import each other: ${importers.join(', ')}.`)
    let code = parameterizeImports(chunk, ids)
    const imports = chunk.imports.map((file) => {
      const other = bundle[file]
      if (other?.type !== 'chunk') return file
      const { fileName } = name(other, [...importers, chunk.fileName])
      code = code.replaceAll(basename(file), basename(fileName))
      return fileName
    })
    const made = {
      id: ids.get(chunk.fileName) ?? '',
      code,
      fileName: chunk.fileName.replace(HASHED, `-${contentHash(code).slice(0, 8)}.js`),
      facadeModuleId: chunk.facadeModuleId,
      isEntry: chunk.isEntry,
      moduleIds: chunk.moduleIds,
      imports,
      styles: [...(chunk.viteMetadata?.importedCss ?? [])],
      dynamicImports: chunk.dynamicImports.flatMap((file) => ids.get(file) ?? []),
    }
    named.set(chunk.fileName, made)
    return made
  }
  for (const chunk of chunks) name(chunk, [])
  return named
}

/**
 * Returns the files of every script that others import as they need it.
 * @param everywhere scripts that every page names in its head, and that need not be named again
 */
export function chunkManifest(scripts: readonly BuiltScript[], everywhere: readonly BuiltScript[]): ChunkManifest {
  const wanted = new Set(scripts.flatMap(({ dynamicImports }) => dynamicImports))
  const rows = scripts
    .filter(({ id }) => wanted.has(id))
    .map((script): [string, readonly string[]] => {
      const needed = withImportedChunks(scripts, [script]).filter(
        (other) => other === script || !everywhere.includes(other),
      )
      return [script.id, needed.flatMap(({ fileName, styles }) => [fileName, ...styles])]
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const files = [...new Set(rows.flatMap(([, needed]) => needed))].sort()
  return {
    files,
    parts: Object.fromEntries(rows.map(([id, needed]) => [id, needed.map((file) => files.indexOf(file))])),
  }
}

/**
 * Returns where the table of parts lies: under an address that changes with the scripts that several others import
 * statically. A page finds no table of another version there, whose parts would bring those scripts, and what they remember,
 * a second time.
 */
export function chunkManifestPath(scripts: readonly BuiltScript[]): string {
  const importersOf = ({ fileName }: BuiltScript) => scripts.filter(({ imports }) => imports.includes(fileName)).length
  const shared = scripts.filter((script) => script.isEntry || (importersOf(script) > 1 && !isStateless(script)))
  const names = shared.map(({ fileName }) => fileName).sort() // the bundler’s own order follows their hashes
  return `/parts/${contentHash(names.join()).slice(0, 8)}.json`
}

/** Content and the names of styles remember nothing: two versions of them may stand side by side. */
function isStateless({ moduleIds }: BuiltScript): boolean {
  return moduleIds.every((id) => /virtual:records\/|\/src\/content\/|\/styled-system\//.test(id))
}

/** The name of a script tells what it is, but two may have the same: then the file tells it that the script is made of. */
function chunkIds(chunks: readonly Rollup.OutputChunk[]): ReadonlyMap<string, string> {
  const idOf = ({ name, fileName, facadeModuleId, moduleIds }: Rollup.OutputChunk) =>
    chunks.some((other) => other.name === name && other.fileName !== fileName)
      ? (facadeModuleId ?? moduleIds.at(-1) ?? name).replace(/^.*?(src\/|virtual:)/, '')
      : name
  const ids = new Map(chunks.map((chunk) => [chunk.fileName, idOf(chunk)]))
  const twice = [...ids.values()].find((id, index, all) => all.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`Two scripts have the id ${twice}.`)
  return ids
}

type Edit = { readonly from: number; readonly to: number; readonly by: string }

function parameterizeImports({ code, fileName }: Rollup.OutputChunk, ids: ReadonlyMap<string, string>): string {
  const changes: Edit[] = []
  const { program, module } = parseSync(fileName, code)
  new Visitor({
    CallExpression({ arguments: [load, marker] }) {
      if (load?.type !== 'ArrowFunctionExpression' || marker?.type !== 'Identifier' || marker.name !== PRELOAD_MARKER)
        return
      const sources = module.dynamicImports.map(({ moduleRequest }) => moduleRequest)
      const source = sources.find(({ start, end }) => start > load.start && end < load.end)
      const file = source && posix.join(posix.dirname(fileName), code.slice(source.start + 1, source.end - 1))
      const id = file && ids.get(file)
      if (!source || !id) throw new Error(`${fileName} imports something that is no script of the site.`)
      const parameters = code.indexOf('()', load.start)
      changes.push(
        { from: parameters, to: parameters + 2, by: `(${ADDRESS_PARAMETER})` },
        { from: source.start, to: source.end, by: ADDRESS_PARAMETER },
        { from: marker.start, to: marker.end, by: JSON.stringify(id) },
      )
    },
  }).visit(program)
  return changes
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), code)
}
