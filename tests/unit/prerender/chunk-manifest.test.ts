import type { Rollup } from 'vite'
import { expect, test } from 'vitest'
import { type BuiltScript, chunkManifest, chunkManifestPath, renameByContentHash } from '#prerender/chunk-manifest.ts'
import { sortByImports } from '#prerender/chunks.ts'

const hashOf = (letter: string) => letter.repeat(8)

/** Returns a built chunk with the fields that the new names depend on. */
function chunk(name: string, code: string, overrides: Partial<Rollup.OutputChunk> = {}): [string, Rollup.OutputChunk] {
  const fileName = `assets/${name}-${hashOf(name[0] ?? '')}.js`
  const facadeModuleId = `/site/src/pages/${name}/${name}-page.tsx`
  const moduleFields = {
    type: 'chunk',
    name,
    fileName,
    code,
    facadeModuleId,
    moduleIds: [facadeModuleId],
    isEntry: false,
  }
  return [fileName, { ...moduleFields, imports: [], dynamicImports: [], ...overrides } as unknown as Rollup.OutputChunk]
}

const moduleOf = (file: string) => ({ facadeModuleId: null, moduleIds: [file] })
const core = (text: string) =>
  chunk('core', `load(()=>import(\`./about-${hashOf('a')}.js\`).then(e=>e.t),__VITE_PRELOAD__);${text}`, {
    ...moduleOf('/site/src/app/site.tsx'),
    dynamicImports: [`assets/about-${hashOf('a')}.js`],
  })
const about = (text: string) =>
  chunk('about', `import{t}from"./core-${hashOf('c')}.js";${text}`, {
    imports: [`assets/core-${hashOf('c')}.js`],
    viteMetadata: { importedCss: new Set(['assets/about-1.css']) } as NonNullable<Rollup.OutputChunk['viteMetadata']>,
  })
const site = (coreText: string, aboutText: string): readonly BuiltScript[] => [
  ...renameByContentHash(Object.fromEntries([core(coreText), about(aboutText)])).values(),
]
const scriptById = (scripts: readonly BuiltScript[], id: string) => scripts.find((script) => script.id === id)

test('a dynamic import contains the id of the chunk instead of its file name', () => {
  expect(scriptById(site('', ''), 'core')?.code).toBe('load(($address)=>import($address).then(e=>e.t),"about");')
})

test('when a lazily loaded chunk changes, only its own name changes', () => {
  const [before, after] = [site('', ''), site('', 'changed()')]
  expect(scriptById(after, 'core')).toEqual(scriptById(before, 'core'))
  expect(scriptById(after, 'about')?.fileName).not.toBe(scriptById(before, 'about')?.fileName)
  expect(chunkManifestPath(after)).toBe(chunkManifestPath(before))
})

test('when a chunk changes, the names of the chunks that import it statically change, too', () => {
  const [before, after] = [site('', ''), site('changed()', '')]
  expect(scriptById(after, 'about')?.fileName).not.toBe(scriptById(before, 'about')?.fileName)
  expect(scriptById(after, 'about')?.code).toContain(scriptById(after, 'core')?.fileName.replace('assets/', './'))
})

test("the manifest's address changes with a chunk that two chunks import, but not with a chunk imported once", () => {
  const fun = chunk('fun', '', { imports: [`assets/core-${hashOf('c')}.js`] })
  const addressWith = (coreText: string, ...overrides: (typeof fun)[]) =>
    chunkManifestPath([...renameByContentHash(Object.fromEntries([core(coreText), about(''), ...overrides])).values()])
  expect(addressWith('changed()', fun)).not.toBe(addressWith('', fun))
  expect(addressWith('changed()')).toBe(addressWith(''))
})

test.each([
  ['records', moduleOf('\0virtual:records/team')],
  ['content', moduleOf('/site/src/content/team.ts')],
  ['style recipes', moduleOf('/site/src/ui/styled-system/recipes/home-page.js')],
])('the address of the manifest does not change with a shared chunk of %s', (_, moduleFields) => {
  const addressWith = (text: string) => {
    const [name, script] = core(text)
    const fun = chunk('fun', '', { imports: [name] })
    const chunks = Object.fromEntries([[name, { ...script, ...moduleFields }], about(''), fun])
    return chunkManifestPath([...renameByContentHash(chunks).values()])
  }
  expect(addressWith('changed()')).toBe(addressWith(''))
})

test('the address of the manifest changes with a page that two chunks import, because the page may hold state', () => {
  const addressWith = (text: string) => {
    const [name, script] = core(text)
    const page = {
      ...script,
      facadeModuleId: '/site/src/pages/core/core-page.tsx',
      moduleIds: ['/site/src/pages/core/core-page.tsx'],
    }
    const chunks = Object.fromEntries([[name, page], about(''), chunk('fun', '', { imports: [name] })])
    return chunkManifestPath([...renameByContentHash(chunks).values()])
  }
  expect(addressWith('changed()')).not.toBe(addressWith(''))
})

test('the address of the manifest does not depend on the order of the chunks in the bundle', () => {
  const fun = chunk('fun', '', { imports: [`assets/core-${hashOf('c')}.js`, `assets/button-${hashOf('b')}.js`] })
  const other = chunk('zoo', '', { imports: [`assets/core-${hashOf('c')}.js`, `assets/button-${hashOf('b')}.js`] })
  const all = [core(''), chunk('button', ''), about(''), fun, other]
  const addressOf = (chunks: typeof all) =>
    chunkManifestPath([...renameByContentHash(Object.fromEntries(chunks)).values()])
  expect(addressOf(all.toReversed())).toBe(addressOf(all))
})

test('each chunk comes after the chunks that it imports', () => {
  const scripts = site('', '')
  expect(sortByImports(scripts.toReversed()).map(({ id }) => id)).toEqual(['core', 'about'])
})

test('the manifest lists the files of each lazily loaded chunk, except those that every page lists', () => {
  const scripts = site('', '')
  const commonScripts = scripts.filter(({ id }) => id === 'core')
  const files = [scriptById(scripts, 'about')?.fileName, 'assets/about-1.css'].sort()
  const manifest = chunkManifest(scripts, commonScripts, () => [])
  expect(manifest.files).toEqual(files)
  expect(manifest.parts.about?.map((index) => manifest.files[index]).sort()).toEqual(files)
  expect(Object.keys(manifest.parts)).toEqual(['about'])
})

test('the manifest lists the files of the islands of a page, except those that the page itself imports', () => {
  const team = chunk('team', '', {
    ...moduleOf('/site/src/pages/about/team.tsx'),
    imports: [`assets/core-${hashOf('c')}.js`],
  })
  const scripts = [...renameByContentHash(Object.fromEntries([core(''), about(''), team])).values()]
  const importsOf = (module: string) =>
    module === '/site/src/pages/about/about-page.tsx' ? ['/site/src/pages/about/team.tsx'] : []
  const { files, islands } = chunkManifest(
    scripts.map((script) => (script.id === 'about' ? { ...script, dynamicImports: ['team'] } : script)),
    [],
    importsOf,
  )
  expect(Object.keys(islands)).toEqual(['about'])
  expect(islands.about?.map((index) => files[index])).toEqual([scriptById(scripts, 'team')?.fileName])
})

test('two chunks with the same name get ids from the paths of their modules', () => {
  const [, first] = chunk('dialog', '', { fileName: 'assets/dialog-11111111.js' })
  const [, second] = chunk('dialog', '', {
    fileName: 'assets/dialog-22222222.js',
    facadeModuleId: '/site/src/ui/dialog.tsx',
  })
  const scripts = [...renameByContentHash({ [first.fileName]: first, [second.fileName]: second }).values()]
  expect(scripts.map(({ id }) => id)).toEqual(['pages/dialog/dialog-page.tsx', 'ui/dialog.tsx'])
})

test('a cycle of chunks is rejected, because none of them could be named first', () => {
  const [name, script] = about('')
  const circle = chunk('core', '', { imports: [name] })
  expect(() => renameByContentHash(Object.fromEntries([circle, [name, script]]))).toThrow('import each other')
})
