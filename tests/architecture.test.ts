import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { looseJsxText } from '#support/loose-jsx-text.ts'
import {
  featureOf,
  globalUses,
  isPageRecipe,
  matchingImports,
  packageImports,
  type SourceModule,
  sourceFiles,
  sourceModules,
  staticDependencies,
  topFolder,
} from '#support/source-tree.ts'

const COMMON = ['lib', 'content', 'platform', 'ui']
const SITE = [...COMMON, 'features', 'sections', 'pages', 'app']

/** Which folders of `src` each folder may import, including itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  lib: ['lib'],
  content: ['lib', 'content'],
  platform: ['lib', 'platform'],
  ui: ['lib', 'ui'],
  features: [...COMMON, 'features'],
  sections: [...COMMON, 'features', 'sections'],
  pages: [...COMMON, 'features', 'sections', 'pages'],
  app: SITE,
  'entry-client.ts': SITE,
  prerender: [...SITE, 'entry-client.ts', 'prerender', 'sw'],
  server: ['lib', 'content', 'server'],
  sw: ['lib', 'platform', 'sw'],
  tools: ['tools'],
}

/** Browser APIs that pages and features may only reach through ports. */
const BEHIND_PORTS = words(`
  fetch XMLHttpRequest WebSocket EventSource navigator.sendBeacon BroadcastChannel navigator.locks open window.open
  localStorage sessionStorage indexedDB caches document.cookie navigator.storage navigator.clipboard navigator.share
  navigator.serviceWorker Date.now new·Date() Math.random crypto setTimeout setInterval alert confirm prompt`)

/** APIs that a browser may lack, or have and refuse. The platform decides what a page does without them. */
const NOT_GRANTED = words(`
  matchMedia requestIdleCallback IntersectionObserver ResizeObserver MutationObserver PerformanceObserver Worker
  MessageChannel structuredClone Intl`)

/** Browser globals that pure code must not use. */
const BROWSER = words(`
  window document navigator location history self globalThis performance matchMedia addEventListener
  removeEventListener dispatchEvent requestAnimationFrame cancelAnimationFrame requestIdleCallback queueMicrotask
  getComputedStyle scrollTo ResizeObserver IntersectionObserver MutationObserver Notification console process`)

const isIn =
  (...parts: readonly string[]) =>
  (file: string) =>
    parts.includes(topFolder(file))
const isOnThePage = (file: string) =>
  isIn('ui', 'sections', 'pages', 'app')(file) || (featureOf(file) !== null && file.split('/')[2] === 'ui')
const isRule = (file: string) => featureOf(file) !== null && !isOnThePage(file) && basename(file) !== 'state.ts'
const isState = (file: string) => featureOf(file) !== null && basename(file) === 'state.ts'
/** The documentation. A README is in the folder it describes, and longer documents are in `src/docs`. */
const papers = [
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
const isOutboxRule = (file: string) => featureOf(file) === 'outbox' && !isOnThePage(file)

test.each(Object.entries(mayImport))('%s imports from nowhere but %s', (part, allowed) => {
  const offenders = matchingImports(isIn(part), (from, target) => {
    if (target === null || allowed.includes(topFolder(target))) return false
    return !(topFolder(from) === 'sw' && isOutboxRule(target))
  })
  expect(offenders).toEqual([])
})

test('every folder of src is listed in the import rules', () => {
  const known = [...Object.keys(mayImport), 'globals.d.ts', 'docs']
  expect(sourceFiles.map(topFolder).filter((part) => !known.includes(part))).toEqual([])
})

test('every import leads to a file that exists', () => {
  const isThere = (target: string) => sourceFiles.includes(target) || target.startsWith('ui/styled-system/')
  expect(matchingImports(anyFile, (_, target) => target !== null && !isThere(target))).toEqual([])
})

test('a feature never imports another feature', () => {
  const isOther = (from: string, target: string | null) => target !== null && featureOf(target) !== featureOf(from)
  expect(
    matchingImports(isIn('features'), (from, target) => isOther(from, target) && featureOf(target ?? '') !== null),
  ).toEqual([])
})

test("a feature imports no page's recipe, since the page passes the styles in", () => {
  const isOfPage = (_: string, target: string | null) => isPageRecipe(target ?? '')
  expect(matchingImports(isIn('pages'), isOfPage)).not.toEqual([])
  expect(matchingImports(isIn('features'), isOfPage)).toEqual([])
})

test('an import names the file with its extension, as #… or with a relative path', () => {
  const isWhole = (specifier: string) => extname(specifier) !== '' || /^#styled\/(css|recipes)$/.test(specifier)
  expect(matchingImports(anyFile, (_, target, specifier) => target !== null && !isWhole(specifier))).toEqual([])
})

test('no import climbs two folders or leaves its top-level folder', () => {
  const climbs = (from: string, target: string | null, specifier: string) =>
    specifier.startsWith('.') &&
    (specifier.includes('../../') || (dirname(from) !== '.' && topFolder(target ?? '') !== topFolder(from)))
  expect(matchingImports(anyFile, climbs)).toEqual([])
})

test('no file only re-exports others', () => {
  expect(sourceModules.filter(({ isBarrel }) => isBarrel).map(({ file }) => file)).toEqual([])
})

test('lib and content import no package', () => {
  expect(packageImports(isIn('lib', 'content'), () => true)).toEqual([])
})

test('only code that builds, serves or tests the site uses Node', () => {
  const isForBrowsers = (file: string) => !isIn('prerender', 'server', 'tools')(file)
  expect(packageImports(isForBrowsers, (name) => name.startsWith('node:'))).toEqual([])
})

test('rule files of features import neither React nor jotai', () => {
  expect(packageImports(isRule, (name) => /^(react|react-dom|jotai|wouter)$/.test(name))).toEqual([])
})

test('state files of features, the platform and the service worker do not import React', () => {
  const isReactFree = (file: string) => isState(file) || isIn('platform', 'sw')(file)
  expect(packageImports(isReactFree, (name) => /^(react|react-dom|wouter)$/.test(name))).toEqual([])
})

test('lib, content, rules and states use no browser API', () => {
  const isPure = (file: string) => isIn('lib', 'content')(file) || isRule(file) || isState(file)
  expect(globalUses(isPure, [...BROWSER, ...BEHIND_PORTS])).toEqual([])
})

test('code on the page reaches time, randomness, network, storage, tabs and clipboard only through ports', () => {
  expect(globalUses(isOnThePage, [...BEHIND_PORTS, 'window', 'globalThis', 'self'])).toEqual([])
})

test('text is encoded for a URL by one function, which never throws', () => {
  const isOfSite = (file: string) => SITE.some((part) => isIn(part)(file)) && file !== 'lib/well-formed.ts'
  expect(globalUses(isOfSite, ['encodeURIComponent', 'encodeURI'])).toEqual([])
})

test('only the platform uses APIs that a browser may lack or refuse', () => {
  const isElsewhere = (file: string) => isOnThePage(file) && file !== 'ui/lazy-island.tsx' // `ui` cannot import the platform
  expect(globalUses(isElsewhere, NOT_GRANTED)).toEqual([])
})

test('only one file reads settings', () => {
  const readers = sourceModules.filter(({ source }) => /import\.meta\.env/.test(source)).map(({ file }) => file)
  expect(readers).toEqual(['content/config.ts'])
})

test('no file turns text into markup or code', () => {
  const sink =
    /dangerouslySetInnerHTML|\b(innerHTML|outerHTML|insertAdjacentHTML|srcDoc)\b|document\.write|\beval\(|new Function\(/
  expect(sourceModules.filter(({ source }) => sink.test(source)).map(({ file }) => file)).toEqual([])
})

test('text that may change is alone in its element', () => {
  const components = sourceModules.filter(({ file }) => extname(file) === '.tsx')
  expect(components.flatMap(({ file, source }) => looseJsxText(file, source))).toEqual([])
})

test('no internal link is written by hand', () => {
  const byHand = ({ file, source }: SourceModule) =>
    [...source.matchAll(/\bhref=(?:"|\{["'`])\/[^"'`]*/g)].map(([link]) => `${file}: ${link}`)
  expect(sourceModules.filter(({ file }) => isOnThePage(file)).flatMap(byHand)).toEqual([])
})

test('Ark is imported per part', () => {
  const isWholeArk = (specifier: string) => /^@ark-ui\/react(\/index.*)?$/.test(specifier)
  expect(matchingImports(anyFile, (_, __, specifier) => isWholeArk(specifier))).toEqual([])
})

test('the first load of every page includes neither Ark nor code that is needed later', () => {
  const first = staticDependencies('entry-client.ts')
  expect(first.packages.filter((name) => /^(@ark-ui\/react|idb-keyval|workbox-.*)$/.test(name))).toEqual([])
})

test('pages, dialogs, the chat panel, FAQ and articles are imported dynamically', () => {
  const isLater = (file: string) =>
    (topFolder(file) === 'pages' && extname(file) === '.tsx') ||
    /^content\/(faq|outlines)(\.ts$|\/)|^virtual:records\/articles\/|^features\/chat\/(answer|match|ui\/panel)|dialog/.test(
      file,
    )
  expect(staticDependencies('entry-client.ts').files.filter(isLater)).toEqual([])
})

test('files other than content stay under 200 lines', () => {
  const lines = sourceModules.map(({ file, source }) => ({ file, count: source.trimEnd().split('\n').length }))
  const long = lines.filter(({ file, count }) => topFolder(file) !== 'content' && count >= 200)
  expect(long.map(({ file, count }) => `${file}: ${count} lines`)).toEqual([])
})

test('each folder of src, each feature and the tests have a README of 10 to 40 lines; only that of the content may be longer', () => {
  const parts = sourceFiles.filter((file) => file.includes('/') && topFolder(file) !== 'docs').map(topFolder)
  const features = sourceFiles.flatMap((file) => featureOf(file) ?? []).map((name) => `features/${name}`)
  const folders = ['tests', ...new Set([...parts, ...features, 'lib/engrave'].map((part) => `src/${part}`))]
  const isFit = (folder: string) => {
    const count = linesOf(papers.find(({ file }) => file === `${folder}/README.md`)?.source ?? '').length
    return count >= 10 && (count <= 40 || folder === 'src/content') // the instructions for staff may be longer
  }
  expect(folders.filter((folder) => !isFit(folder))).toEqual([])
})

test('general documents are short, and src/docs contains only documents', () => {
  const most: Readonly<Record<string, number>> = {
    'README.md': 150,
    '.github/CONTRIBUTING.md': 10,
    '.github/SECURITY.md': 5,
  }
  const long = papers.filter(({ file, source }) => linesOf(source).length > (most[file] ?? Number.POSITIVE_INFINITY))
  expect(long.map(({ file }) => file)).toEqual([])
  expect(sourceFiles.filter((file) => topFolder(file) === 'docs' && extname(file) !== '.md')).toEqual([])
})

test('lines of documents have at most 140 characters', () => {
  const own = papers.filter(({ file }) => file !== 'src/content/README.md')
  const wide = own.flatMap(({ file, source }) =>
    linesOf(source).flatMap((line, index) => (line.length > 140 ? `${file}:${index + 1}` : [])),
  )
  expect(wide).toEqual([])
})

test('files that documents link to or name exist', () => {
  const linksIn = (source: string) => [...source.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link)
  const filesIn = (source: string) =>
    [...source.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|json|md|ya?ml))`/g)].map(([, name = '']) => name)
  const lost = papers.flatMap(({ file, source }) => {
    const prose = source.replace(/^```[\s\S]*?^```$/gm, '')
    const isThere = (name: string) =>
      [dirname(file), '.'].some((folder) => existsSync(join(folder, name))) ||
      sourceFiles.some((other) => basename(other) === name)
    const isExample = (name: string) => file === 'src/docs/adding-a-page.md' && /visit/.test(name)
    const named = file === 'src/content/README.md' ? [] : filesIn(prose).filter((name) => !isExample(name))
    return [
      ...linksIn(prose).filter((link) => !existsSync(join(dirname(file), link))),
      ...named.filter((name) => !isThere(name)),
    ].map((name) => `${file}: ${name}`)
  })
  expect(lost).toEqual([])
})

test('names are kebab-case, but for README.md', () => {
  const isKebab = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.d)?(\.[a-z]+)$/.test(name)
  const isPlain = (file: string) =>
    dirname(file)
      .split('/')
      .every((folder) => /^([a-z0-9]+(-[a-z0-9]+)*|\.)$/.test(folder))
  expect(
    sourceFiles.filter((file) => !(isKebab(basename(file)) || basename(file) === 'README.md') || !isPlain(file)),
  ).toEqual([])
})

test('file names say what the file contains', () => {
  const saysNothing = /(^|\/)(index|utils?|helpers?|misc|common|shared|stuff)([./]|$)/
  expect(sourceFiles.filter((file) => saysNothing.test(file))).toEqual([])
})

test('no test is skipped', () => {
  const left = /\b(?:test|it|describe|suite)\.(?:\w+\.)*(?:skip|skipIf|runIf|only|fixme|todo|fails?)\b/g
  const offenders = testFiles.flatMap((file) =>
    linesOf(readFileSync(file, 'utf8')).flatMap((line, index) =>
      [...line.matchAll(left)].map(([call]) => `${file}:${index + 1}: ${call}`),
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
