import type { Rollup } from 'vite'
import { expect, test } from 'vitest'
import { type BuiltScript, chunkManifest, chunkManifestPath, renameByContentHash } from '#prerender/chunk-manifest.ts'
import { sortByImports } from '#prerender/chunks.ts'

const hash = (letter: string) => letter.repeat(8)

/** A built chunk, as far as its names matter. */
function chunk(name: string, code: string, others: Partial<Rollup.OutputChunk> = {}): [string, Rollup.OutputChunk] {
  const fileName = `assets/${name}-${hash(name[0] ?? '')}.js`
  const facadeModuleId = `/site/src/pages/${name}.tsx`
  const made = { type: 'chunk', name, fileName, code, facadeModuleId, moduleIds: [facadeModuleId], isEntry: false }
  return [fileName, { ...made, imports: [], dynamicImports: [], ...others } as unknown as Rollup.OutputChunk]
}

const madeOf = (file: string) => ({ facadeModuleId: null, moduleIds: [file] })
const core = (text: string) =>
  chunk('core', `load(()=>import(\`./about-${hash('a')}.js\`).then(e=>e.t),__VITE_PRELOAD__);${text}`, {
    ...madeOf('/site/src/app/site.tsx'),
    dynamicImports: [`assets/about-${hash('a')}.js`],
  })
const about = (text: string) =>
  chunk('about', `import{t}from"./core-${hash('c')}.js";${text}`, {
    imports: [`assets/core-${hash('c')}.js`],
    viteMetadata: { importedCss: new Set(['assets/about-1.css']) } as NonNullable<Rollup.OutputChunk['viteMetadata']>,
  })
const site = (ofCore: string, ofAbout: string): readonly BuiltScript[] => [
  ...renameByContentHash(Object.fromEntries([core(ofCore), about(ofAbout)])).values(),
]
const named = (scripts: readonly BuiltScript[], id: string) => scripts.find((script) => script.id === id)

test('a chunk takes the address of a dynamic import from the manifest instead of naming it', () => {
  expect(named(site('', ''), 'core')?.code).toBe('load(($address)=>import($address).then(e=>e.t),"about");')
})

test('when an island changes, only its own name changes', () => {
  const [before, after] = [site('', ''), site('', 'changed()')]
  expect(named(after, 'core')).toEqual(named(before, 'core'))
  expect(named(after, 'about')?.fileName).not.toBe(named(before, 'about')?.fileName)
  expect(chunkManifestPath(after)).toBe(chunkManifestPath(before))
})

test('when a chunk changes, the names of those that import it statically change, too', () => {
  const [before, after] = [site('', ''), site('changed()', '')]
  expect(named(after, 'about')?.fileName).not.toBe(named(before, 'about')?.fileName)
  expect(named(after, 'about')?.code).toContain(named(after, 'core')?.fileName.replace('assets/', './'))
})

test("the manifest's address changes with a chunk that two others import, and not with one that only one imports", () => {
  const fun = chunk('fun', '', { imports: [`assets/core-${hash('c')}.js`] })
  const addressWith = (ofCore: string, ...others: (typeof fun)[]) =>
    chunkManifestPath([...renameByContentHash(Object.fromEntries([core(ofCore), about(''), ...others])).values()])
  expect(addressWith('changed()', fun)).not.toBe(addressWith('', fun))
  expect(addressWith('changed()')).toBe(addressWith(''))
})

test.each([
  ['records', madeOf('\0virtual:records/team')],
  ['content', madeOf('/site/src/content/team.ts')],
  ['style recipes', madeOf('/site/src/ui/styled-system/recipes/home-page.js')],
])('the address does not change when two others import %s', (_, made) => {
  const addressWith = (text: string) => {
    const [name, script] = core(text)
    const fun = chunk('fun', '', { imports: [name] })
    const chunks = Object.fromEntries([[name, { ...script, ...made }], about(''), fun])
    return chunkManifestPath([...renameByContentHash(chunks).values()])
  }
  expect(addressWith('changed()')).toBe(addressWith(''))
})

test("the address changes when two islands import the page itself, which may hold the visitor's state", () => {
  const addressWith = (text: string) => {
    const [name, script] = core(text)
    const page = { ...script, facadeModuleId: '/site/src/pages/core.tsx', moduleIds: ['/site/src/pages/core.tsx'] }
    const chunks = Object.fromEntries([[name, page], about(''), chunk('fun', '', { imports: [name] })])
    return chunkManifestPath([...renameByContentHash(chunks).values()])
  }
  expect(addressWith('changed()')).not.toBe(addressWith(''))
})

test('the address does not depend on the order of the bundle, which depends on the hashes', () => {
  const fun = chunk('fun', '', { imports: [`assets/core-${hash('c')}.js`, `assets/button-${hash('b')}.js`] })
  const other = chunk('zoo', '', { imports: [`assets/core-${hash('c')}.js`, `assets/button-${hash('b')}.js`] })
  const all = [core(''), chunk('button', ''), about(''), fun, other]
  const addressOf = (chunks: typeof all) =>
    chunkManifestPath([...renameByContentHash(Object.fromEntries(chunks)).values()])
  expect(addressOf(all.toReversed())).toBe(addressOf(all))
})

test('each chunk comes after those it imports', () => {
  const scripts = site('', '')
  expect(sortByImports(scripts.toReversed()).map(({ id }) => id)).toEqual(['core', 'about'])
})

test('the manifest names the files of each island, except those that every page names', () => {
  const scripts = site('', '')
  const everywhere = scripts.filter(({ id }) => id === 'core')
  const files = [named(scripts, 'about')?.fileName, 'assets/about-1.css'].sort()
  const table = chunkManifest(scripts, everywhere, () => [])
  expect(table.files).toEqual(files)
  expect(table.parts.about?.map((place) => table.files[place]).sort()).toEqual(files)
  expect(Object.keys(table.parts)).toEqual(['about'])
})

test('the manifest names the files of the islands of a page, but not those that the page itself imports', () => {
  const team = chunk('team', '', {
    ...madeOf('/site/src/pages/about/team.tsx'),
    imports: [`assets/core-${hash('c')}.js`],
  })
  const scripts = [...renameByContentHash(Object.fromEntries([core(''), about(''), team])).values()]
  const importsOf = (module: string) =>
    module === '/site/src/pages/about.tsx' ? ['/site/src/pages/about/team.tsx'] : []
  const { files, islands } = chunkManifest(
    scripts.map((script) => (script.id === 'about' ? { ...script, dynamicImports: ['team'] } : script)),
    [],
    importsOf,
  )
  expect(Object.keys(islands)).toEqual(['about'])
  expect(islands.about?.map((place) => files[place])).toEqual([named(scripts, 'team')?.fileName])
})

test('two chunks with the same name are distinguished by their modules', () => {
  const [, one] = chunk('dialog', '', { fileName: 'assets/dialog-11111111.js' })
  const [, other] = chunk('dialog', '', {
    fileName: 'assets/dialog-22222222.js',
    facadeModuleId: '/site/src/ui/dialog.tsx',
  })
  const scripts = [...renameByContentHash({ [one.fileName]: one, [other.fileName]: other }).values()]
  expect(scripts.map(({ id }) => id)).toEqual(['pages/dialog.tsx', 'ui/dialog.tsx'])
})

test('a cycle of chunks is rejected, since none of them could be named first', () => {
  const [name, script] = about('')
  const circle = chunk('core', '', { imports: [name] })
  expect(() => renameByContentHash(Object.fromEntries([circle, [name, script]]))).toThrow('import each other')
})
