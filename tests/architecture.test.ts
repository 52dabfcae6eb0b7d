import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { looseJsxText } from '#support/loose-jsx-text.ts'
import {
  featureOf,
  globalUses,
  matchingImports,
  packageImports,
  type SourceModule,
  sourceFiles,
  sourceModules,
  staticDependencies,
  topFolder,
} from '#support/source-tree.ts'

const SHARED_FOLDERS = ['lib', 'content', 'platform', 'ui']
const SITE_FOLDERS = [...SHARED_FOLDERS, 'features', 'pages', 'app']

/** Which folders of `src` each folder may import, including itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  lib: ['lib'],
  content: ['lib', 'content'],
  platform: ['lib', 'platform'],
  ui: ['lib', 'ui', 'platform'],
  features: [...SHARED_FOLDERS, 'features'],
  pages: [...SHARED_FOLDERS, 'features', 'pages'],
  app: SITE_FOLDERS,
  'entry-client.ts': SITE_FOLDERS,
  hosts: ['lib', 'content', 'hosts', 'server'],
  prerender: [...SITE_FOLDERS, 'entry-client.ts', 'prerender', 'sw', 'hosts'],
  server: ['lib', 'content', 'server', 'hosts'],
  relay: ['lib', 'content', 'server', 'relay'],
  sw: ['lib', 'platform', 'sw'],
  tools: ['tools'],
}

/** Browser APIs that pages and features may use only through ports. */
const PORT_ONLY_APIS = words(`
  fetch XMLHttpRequest WebSocket EventSource navigator.sendBeacon BroadcastChannel navigator.locks open window.open
  localStorage sessionStorage indexedDB caches document.cookie navigator.storage navigator.clipboard navigator.share
  navigator.serviceWorker Date.now new·Date() Math.random crypto setTimeout setInterval alert confirm prompt`)

/** APIs that a browser may lack or refuse. The platform decides what a page does without them. */
const PLATFORM_ONLY_APIS = words(`
  matchMedia requestIdleCallback IntersectionObserver ResizeObserver MutationObserver PerformanceObserver Worker
  MessageChannel structuredClone Intl`)

/** Browser globals that pure code must not use. */
const BROWSER_GLOBALS = words(`
  window document navigator location history self globalThis performance matchMedia addEventListener
  removeEventListener dispatchEvent requestAnimationFrame cancelAnimationFrame requestIdleCallback queueMicrotask
  getComputedStyle scrollTo ResizeObserver IntersectionObserver MutationObserver Notification console process`)

const isIn =
  (...folders: readonly string[]) =>
  (file: string) =>
    folders.includes(topFolder(file))
const isPageCode = (file: string) =>
  isIn('ui', 'pages', 'app')(file) || (featureOf(file) !== null && file.split('/')[2] === 'ui')
const isRuleFile = (file: string) => featureOf(file) !== null && !isPageCode(file) && !file.endsWith('state.ts')
const isStateFile = (file: string) => featureOf(file) !== null && file.endsWith('state.ts')
/** The documentation. A README is in the folder it describes, and longer documents are in `src/docs`. */
const documents = [
  'README.md',
  ...['.github', 'src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter((file) => /(^|\/)(README|CONTRIBUTING|SECURITY)\.md$|^src\/docs\//.test(file)),
  ),
].map((file) => ({ file, source: readFileSync(file, 'utf8') }))
/** Every file that contains tests or their support code. */
const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file).replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
const linesOf = (source: string) => source.trimEnd().split('\n')
const isOutboxRule = (file: string) => featureOf(file) === 'outbox' && !isPageCode(file)

/** The schemas beside the content are code of the build. */
const isSchema = (file: string) => topFolder(file) === 'content' && /(^|[-/])schema\.ts$/.test(file)

test.each(Object.entries(mayImport))('%s imports only from %s', (folder, allowed) => {
  const isOfFolder = (file: string) => topFolder(file) === folder && !isSchema(file)
  const offenders = matchingImports(isOfFolder, (from, target) => {
    if (target === null || allowed.includes(topFolder(target))) return false
    return !(topFolder(from) === 'sw' && isOutboxRule(target))
  })
  expect(offenders).toEqual([])
})

test('a schema beside the content imports only lib, content and how records are read', () => {
  const isFurther = (_: string, target: string | null) =>
    target !== null &&
    !isIn('lib', 'content')(target) &&
    !/^prerender\/(records\/|photographs|markdown|build-date)/.test(target)
  expect(matchingImports(isSchema, isFurther)).toEqual([])
  expect(packageImports(isSchema, (name) => name !== 'valibot')).toEqual([])
})

/** Returns whether a file imports nothing but types from a module. */
const importsTypesOnly = (file: string, specifier: string) =>
  linesOf(sourceModules.find((module) => module.file === file)?.source ?? '').some(
    (line) => line.startsWith('import type ') && line.endsWith(` from '${specifier}'`),
  )

test('ui takes only types from the platform, whose ports are handed to it', () => {
  const isValue = (from: string, target: string | null, specifier: string) =>
    target !== null && isIn('platform')(target) && !importsTypesOnly(from, specifier)
  expect(matchingImports(isIn('ui'), isValue)).toEqual([])
})

/** What the build has to know of a page stands beside the page. */
const isPageBuild = (file: string) => /^pages\/[^/]+\/build\.ts$/.test(file)

test('only the build imports a schema, apart from its types, and only a schema or the build imports valibot', () => {
  const isOfSite = (file: string) => !isSchema(file) && !isIn('prerender')(file)
  const importsMoreThanTypes = (file: string, target: string | null, specifier: string) =>
    target !== null && isSchema(target) && !importsTypesOnly(file, specifier)
  expect(matchingImports(isOfSite, importsMoreThanTypes)).toEqual([])
  expect(packageImports(isOfSite, (name) => name === 'valibot')).toEqual([])
})

test('every folder of src is listed in the import rules', () => {
  const listedFolders = [...Object.keys(mayImport), 'globals.d.ts', 'docs']
  expect(sourceFiles.map(topFolder).filter((folder) => !listedFolders.includes(folder))).toEqual([])
})

test('every import leads to a file that exists', () => {
  const exists = (target: string) => sourceFiles.includes(target) || target.startsWith('ui/styled-system/')
  expect(matchingImports(anyFile, (_, target) => target !== null && !exists(target))).toEqual([])
})

test('a feature imports no other feature, but the state through which a form reaches the outbox', () => {
  const isOther = (from: string, target: string | null) =>
    target !== null && target !== 'features/outbox/form-state.ts' && featureOf(target) !== featureOf(from)
  expect(
    matchingImports(isIn('features'), (from, target) => isOther(from, target) && featureOf(target ?? '') !== null),
  ).toEqual([])
})

test('the build names no page, and only the build imports the build.ts of a page', () => {
  const pages = readdirSync('src/pages').filter((name) => !name.includes('.'))
  const named = new RegExp(`(?:#|src/)pages/(?:${pages.join('|')})/|=== '(?:${pages.join('|')})'`, 'g')
  const ofBuild = sourceModules.filter(({ file }) => isIn('prerender')(file) && !file.startsWith('prerender/records/'))
  expect(
    ofBuild.flatMap(({ file, source }) => [...source.matchAll(named)].map(([text]) => `${file}: ${text}`)),
  ).toEqual([])
  const isElsewhere = (file: string) => !isIn('prerender')(file)
  expect(matchingImports(isElsewhere, (_, target) => target !== null && isPageBuild(target))).toEqual([])
})

test('a page never imports another page', () => {
  const pageOf = (file: string) => /^pages\/([^/]+)\//.exec(file)?.[1] ?? null
  const isOther = (from: string, target: string | null) =>
    target !== null && pageOf(target) !== null && pageOf(target) !== pageOf(from)
  expect(matchingImports((file) => pageOf(file) !== null, isOther)).toEqual([])
})

const isStyleFile = (file: string) => file.endsWith('-styles.ts')
/** The page, feature or other top-level folder that a file belongs to. */
const roomOf = (file: string) => /^(?:pages|features)\/[^/]+|^[^/]+/.exec(file)?.[0]

test('styles are imported only by components of the same page, feature or folder', () => {
  const isOfOtherRoom = (from: string, target: string | null) =>
    target !== null && isStyleFile(target) && roomOf(target) !== roomOf(from)
  expect(matchingImports(anyFile, isOfOtherRoom)).toEqual([])
})

test('a file of styles exports `styles` alone, and every import of it has the form that Vite replaces', () => {
  const exportsOf = (source: string) => [...source.matchAll(/^export (.*)$/gm)].map(([, text = '']) => text)
  const files = sourceModules.filter(({ file }) => isStyleFile(file))
  expect(files.length).toBeGreaterThan(0)
  const isSheet = ({ source }: SourceModule) =>
    exportsOf(source).length === 1 && /^export const styles = styleSheet\(\{$/m.test(source)
  expect(files.filter((file) => !isSheet(file)).map(({ file }) => file)).toEqual([])
  const otherForms = sourceModules.flatMap(({ file, source }) =>
    linesOf(source.replaceAll(/^import \{ styles(?: as \w+)? \} from '[^']*-styles\.ts'$/gm, '')).flatMap((line) =>
      /from '[^']*-styles\.ts'/.test(line) ? [`${file}: ${line}`] : [],
    ),
  )
  expect(otherForms).toEqual([])
})

test('styles import the theme, rules and plain objects, and no component', () => {
  const isOther = (_: string, target: string | null) =>
    target !== null && (extname(target) !== '.ts' || isStyleFile(target) || target.startsWith('ui/styled-system/'))
  expect(matchingImports(isStyleFile, isOther)).toEqual([])
  expect(packageImports(isStyleFile, (name) => name !== '@pandacss/dev')).toEqual([]) // its types
})

test('no four lines of declarations stand twice', () => {
  const seen = new Map<string, string>()
  const isDeclaration = (line: string) => /^['"]?[\w@&:.[\]\-#>* ()=]+['"]?: .+,$/.test(line)
  const isStyled = ({ file, source }: SourceModule) =>
    isIn('app', 'features', 'pages', 'ui')(file) && /\bcss\(|styleSheet\(|[rR]ecipe\(|as const/.test(source)
  const twice = sourceModules.filter(isStyled).flatMap(({ file, source }) => {
    const lines = linesOf(source).map((line) => line.trim())
    return lines.flatMap((_, index) => {
      const block = lines.slice(index, index + 4)
      if (block.length < 4 || !block.every(isDeclaration)) return []
      const first = seen.get(block.join('\n'))
      seen.set(block.join('\n'), `${file}:${index + 1}`)
      return first === undefined ? [] : [`${first} and ${file}:${index + 1}`]
    })
  })
  expect(twice).toEqual([])
})

/** Components that render one element, whose place their caller sets. */
const ELEMENTS = words(`
  ui/link.tsx ui/button.tsx ui/pause-button.tsx ui/moon.tsx features/outbox/ui/count-ring.tsx`)

test('a component takes no class names, unless it renders one element only', () => {
  const takesClass = /readonly (?:className|\w+Class)\??:/
  const components = sourceModules.filter(({ file }) => file.endsWith('.tsx') && !ELEMENTS.includes(file))
  expect(components.filter(({ source }) => takesClass.test(source)).map(({ file }) => file)).toEqual([])
})

test('an import contains the extension of the file', () => {
  const isComplete = (specifier: string) => extname(specifier) !== '' || /^#styled\/(css|recipes)$/.test(specifier)
  expect(matchingImports(anyFile, (_, target, specifier) => target !== null && !isComplete(specifier))).toEqual([])
})

test('a relative import goes up one folder at most, and stays in its top-level folder', () => {
  const isTooFarUp = (from: string, target: string | null, specifier: string) =>
    specifier.startsWith('.') &&
    (specifier.includes('../../') || (dirname(from) !== '.' && topFolder(target ?? '') !== topFolder(from)))
  expect(matchingImports(anyFile, isTooFarUp)).toEqual([])
})

test('no file only re-exports others', () => {
  expect(sourceModules.filter(({ isBarrel }) => isBarrel).map(({ file }) => file)).toEqual([])
})

test('lib and content import no package', () => {
  const isForBrowsers = (file: string) => isIn('lib', 'content')(file) && !isSchema(file)
  expect(packageImports(isForBrowsers, () => true)).toEqual([])
})

test('only code that builds, serves or tests the site, or relays its mail, uses Node', () => {
  const isForBrowsers = (file: string) => !isIn('hosts', 'prerender', 'server', 'relay', 'tools')(file)
  expect(packageImports(isForBrowsers, (name) => name.startsWith('node:'))).toEqual([])
})

test('rule files of features import neither React nor jotai', () => {
  expect(packageImports(isRuleFile, (name) => /^(react|react-dom|jotai|wouter)$/.test(name))).toEqual([])
})

test('state files of features, the platform and the service worker do not import React', () => {
  const isReactFree = (file: string) => isStateFile(file) || isIn('platform', 'sw')(file)
  expect(packageImports(isReactFree, (name) => /^(react|react-dom|wouter)$/.test(name))).toEqual([])
})

test('lib, content, rule files and state files use no browser API', () => {
  const isPure = (file: string) => isIn('lib', 'content')(file) || isRuleFile(file) || isStateFile(file)
  expect(globalUses(isPure, [...BROWSER_GLOBALS, ...PORT_ONLY_APIS])).toEqual([])
})

test('code on the page reaches time, randomness, network, storage, tabs and clipboard only through ports', () => {
  expect(globalUses(isPageCode, [...PORT_ONLY_APIS, 'window', 'globalThis', 'self'])).toEqual([])
})

test('text is encoded for a URL by one function, which never throws', () => {
  const isOfSite = (file: string) => SITE_FOLDERS.some((folder) => isIn(folder)(file)) && file !== 'lib/well-formed.ts'
  expect(globalUses(isOfSite, ['encodeURIComponent', 'encodeURI'])).toEqual([])
})

test('only the platform uses APIs that a browser may lack or refuse', () => {
  const isElsewhere = (file: string) => isPageCode(file) && file !== 'ui/lazy-island.tsx' // `ui` cannot import the platform
  expect(globalUses(isElsewhere, PLATFORM_ONLY_APIS)).toEqual([])
})

test("nothing depends on the computer's language, except the time beside a message of the chat", () => {
  const withoutLocale = /\.localeCompare\(|\.toLocale\w+\((?!')|\bIntl\.\w+\((?!')/
  const offenders = sourceModules.flatMap(({ file, source }) =>
    linesOf(source).flatMap((line) => (withoutLocale.test(line) ? [`${file}: ${line.trim()}`] : [])),
  )
  expect(offenders).toEqual([
    expect.stringMatching(/^lib\/dates\.ts: .*toLocaleTimeString\(\[\]/), // as the visitor's locale writes it
    expect.stringMatching(/^platform\/time-zone\.ts: .*resolvedOptions\(\)\.timeZone/), // the same in every locale
  ])
})

test('a tool starts on an old Node and without packages, so that it can say what is missing', () => {
  const laterThanNode16 =
    /\b(parseEnv|styleText|stripTypeScriptTypes|availableParallelism|openAsBlob|matchesGlob|globSync|register|hash)\b/
  const scripts = [...readFileSync('package.json', 'utf8').matchAll(/node src\/(tools\/[\w/-]+\.mjs)/g)]
  const loaded = new Set(scripts.flatMap(([, file = '']) => [...staticDependencies(file).files]))
  expect(loaded).toContain('tools/process.mjs')
  const offenders = sourceModules
    .filter(({ file }) => loaded.has(file))
    .flatMap(({ file, source, imports }) => [
      ...imports
        .filter(({ specifier, kind }) => kind === 'static' && !/^(node:(?!readline\/promises)|\.)/.test(specifier))
        .map(({ specifier }) => `${file} → ${specifier}`),
      ...[...source.matchAll(/^import \{([^}]*)\} from 'node:/gm)]
        .filter(([, names = '']) => laterThanNode16.test(names))
        .map(([statement]) => `${file}: ${statement}`),
      ...(/import\.meta\.(dirname|filename)/.test(source) ? [`${file}: import.meta.dirname`] : []),
    ])
  expect(offenders).toEqual([])
})

test('what copies, shares or saves ignores a press while an earlier one is at work', () => {
  const exporting = /\bclipboard\.write\(|\bports\.(share|textExport)\b/
  const users = sourceModules.filter(({ file, source }) => isPageCode(file) && exporting.test(source))
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter(({ source }) => !source.includes('useOneAtATime()')).map(({ file }) => file)).toEqual([])
})

test('only content/config.ts reads settings, apart from the colours of drawings, which it checks', () => {
  const readers = sourceModules.filter(({ source }) => /import\.meta\.env/.test(source)).map(({ file }) => file)
  expect(readers).toEqual(['content/config.ts', 'lib/engrave/brand-inks.ts'])
})

test('no file uses an API that turns text into markup or code', () => {
  const codeSink =
    /dangerouslySetInnerHTML|\b(innerHTML|outerHTML|insertAdjacentHTML|srcDoc)\b|document\.write|\beval\(|new Function\(/
  expect(sourceModules.filter(({ source }) => codeSink.test(source)).map(({ file }) => file)).toEqual([])
})

test('text that may change is alone in its element, because translators replace text nodes', () => {
  const components = sourceModules.filter(({ file }) => extname(file) === '.tsx')
  expect(components.flatMap(({ file, source }) => looseJsxText(file, source))).toEqual([])
})

test('no link to a page is a string literal', () => {
  const literalLinks = ({ file, source }: SourceModule) =>
    [...source.matchAll(/\bhref=(?:"|\{["'`])\/[^"'`]*/g)].map(([link]) => `${file}: ${link}`)
  expect(sourceModules.filter(({ file }) => isPageCode(file)).flatMap(literalLinks)).toEqual([])
})

test('Ark is imported component by component', () => {
  const isWholeArk = (specifier: string) => /^@ark-ui\/react(\/index.*)?$/.test(specifier)
  expect(matchingImports(anyFile, (_, __, specifier) => isWholeArk(specifier))).toEqual([])
})

test('the first scripts of a page contain neither Ark nor idb-keyval nor Workbox', () => {
  const first = staticDependencies('entry-client.ts')
  expect(first.packages.filter((name) => /^(@ark-ui\/react|idb-keyval|workbox-.*)$/.test(name))).toEqual([])
})

test('pages, dialogs, the chat panel, the FAQ and articles are imported dynamically', () => {
  const loadsLater = (file: string) =>
    (topFolder(file) === 'pages' && extname(file) === '.tsx') ||
    /^content\/(faq|outlines)(\.ts$|\/)|^virtual:records\/articles\/|^features\/chat\/(answer|match|ui\/panel)|dialog/.test(
      file,
    )
  expect(staticDependencies('entry-client.ts').files.filter(loadsLater)).toEqual([])
})

test('a failed import is handled outside its own `then`, which the build makes a part of the import', () => {
  const handlesInPlace = /\bimport\([^()]*\)\.then\((?:\w+, \(|\n(?:.*\n)*?\s+\(\w*\) =>)/
  expect(sourceModules.filter(({ source }) => handlesInPlace.test(source)).map(({ file }) => file)).toEqual([])
})

test('every folder of src, every feature and the tests have a README of 10 to 40 lines', () => {
  const topFolders = sourceFiles.filter((file) => file.includes('/') && topFolder(file) !== 'docs').map(topFolder)
  const features = sourceFiles.flatMap((file) => featureOf(file) ?? []).map((name) => `features/${name}`)
  const folders = ['tests', ...new Set([...topFolders, ...features, 'lib/engrave'].map((folder) => `src/${folder}`))]
  const hasFittingReadme = (folder: string) => {
    const count = linesOf(documents.find(({ file }) => file === `${folder}/README.md`)?.source ?? '').length
    return count >= 10 && (count <= 40 || folder === 'src/content') // the instructions for staff may be longer
  }
  expect(folders.filter((folder) => !hasFittingReadme(folder))).toEqual([])
})

test('documents in the root and in .github are short, and src/docs contains only documents', () => {
  const maxLines: Readonly<Record<string, number>> = {
    'README.md': 150,
    '.github/CONTRIBUTING.md': 10,
    '.github/SECURITY.md': 5,
  }
  const tooLong = documents.filter(
    ({ file, source }) => linesOf(source).length > (maxLines[file] ?? Number.POSITIVE_INFINITY),
  )
  expect(tooLong.map(({ file }) => file)).toEqual([])
  expect(sourceFiles.filter((file) => topFolder(file) === 'docs' && extname(file) !== '.md')).toEqual([])
})

test('lines of documents have at most 140 characters, except in the content README', () => {
  const developerDocuments = documents.filter(({ file }) => file !== 'src/content/README.md')
  const longLines = developerDocuments.flatMap(({ file, source }) =>
    linesOf(source).flatMap((line, index) => (line.length > 140 ? `${file}:${index + 1}` : [])),
  )
  expect(longLines).toEqual([])
})

test('every file that a document links to or names exists', () => {
  const linksIn = (source: string) => [...source.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link)
  const filesIn = (source: string) =>
    [...source.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|json|md|ya?ml))`/g)].map(([, name = '']) => name)
  const missing = documents.flatMap(({ file, source }) => {
    const prose = source.replace(/^```[\s\S]*?^```$/gm, '')
    const isThere = (name: string) =>
      [dirname(file), '.'].some((folder) => existsSync(join(folder, name))) ||
      sourceFiles.some((other) => basename(other) === name)
    const isExample = (name: string) => file === 'src/docs/adding-a-page.md' && /visit/.test(name)
    const namedFiles = file === 'src/content/README.md' ? [] : filesIn(prose).filter((name) => !isExample(name))
    return [
      ...linksIn(prose).filter((link) => !existsSync(join(dirname(file), link))),
      ...namedFiles.filter((name) => !isThere(name)),
    ].map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('Git writes every text file with line feeds, on Windows too, and leaves pictures and videos as they are', () => {
  const attributes = linesOf(readFileSync('.gitattributes', 'utf8'))
  expect(attributes).toContain('* text=auto eol=lf')
  const files = ['public', 'src', 'tests', '.github'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const isBinary = (file: string) => attributes.includes(`*${extname(file)} binary`)
  expect(files.filter((file) => isBinary(file) !== readFileSync(file).includes(0))).toEqual([])
  expect(files.filter((file) => !isBinary(file) && readFileSync(file).includes('\r\n'))).toEqual([])
})

test('names of files and folders are kebab-case, except README.md', () => {
  const isKebab = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.d)?(\.[a-z]+)$/.test(name)
  const hasPlainFolders = (file: string) =>
    dirname(file)
      .split('/')
      .every((folder) => /^([a-z0-9]+(-[a-z0-9]+)*|\.)$/.test(folder))
  expect(
    sourceFiles.filter(
      (file) => !(isKebab(basename(file)) || basename(file) === 'README.md') || !hasPlainFolders(file),
    ),
  ).toEqual([])
})

test('no file has a name without meaning, such as index or utils', () => {
  const meaningless = /(^|\/)(index|utils?|helpers?|misc|common|shared|stuff)([./]|$)/
  expect(sourceFiles.filter((file) => meaningless.test(file))).toEqual([])
})

test('a test forgets modules and mocks when it is over, because test files share their modules', () => {
  const offenders = testFiles.filter((file) => {
    const source = readFileSync(file, 'utf8')
    const forgets = file === 'tests/support/fresh-modules.ts' || !/\bvi\.resetModules\(/.test(source)
    const mocks = [...source.matchAll(/^vi\.mock\((?:import\()?('[^']+')/gm)].map(([, name]) => name)
    return !forgets || !mocks.every((name) => source.includes(`vi.doUnmock(${name})`))
  })
  expect(offenders).toEqual([])
})

test('no test is skipped', () => {
  const skipped = /\b(?:test|it|describe|suite)\.(?:\w+\.)*(?:skip|skipIf|runIf|only|fixme|todo|fails?)\b/g
  const offenders = testFiles.flatMap((file) =>
    linesOf(readFileSync(file, 'utf8')).flatMap((line, index) =>
      [...line.matchAll(skipped)].map(([call]) => `${file}:${index + 1}: ${call}`),
    ),
  )
  expect(testFiles).toContain('tests/architecture.test.ts')
  expect(offenders).toEqual([])
})

function words(list: string): readonly string[] {
  return list
    .trim()
    .split(/\s+/)
    .map((word) => word.replace('·', ' '))
}

function anyFile(): boolean {
  return true
}
