import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { addresses } from '#support/addresses.ts'
import {
  type BuiltPage,
  builtPages,
  builtText,
  collectProblems,
  fileNames,
  findElements,
  htmlDocuments,
  isBuilt,
  pageFileName,
} from '#support/built-site.ts'
import { chatFaq } from '#support/chat.ts'

const pageAt = new Map(builtPages.map((page) => [page.path, page]))
const idsOf = (page: BuiltPage) => page.elements.flatMap(({ attributes }) => attributes.id ?? [])

test('every link on a page leads to a page or a file of this site, and its anchor to an existing id', () => {
  expect(
    collectProblems(builtPages, (page) =>
      findElements(page, 'a').flatMap(({ attributes }) => linkProblems(page, attributes.href)),
    ),
  ).toEqual([])
})

test('every link in an answer of the chat leads to a page, and its anchor to an existing id', () => {
  const home = pageAt.get(paths.home)
  const problems = chatFaq.flatMap(({ id, link }) =>
    link && home ? linkProblems(home, link.href).map((problem) => `${id}: ${problem}`) : [],
  )
  expect(home).toBeDefined()
  expect(problems).toEqual([])
})

test('every link has a text or a label', () => {
  const linksWithoutName = collectProblems(builtPages, (page) =>
    findElements(page, 'a')
      .filter(
        ({ attributes, text }) => attributes['aria-hidden'] !== 'true' && text === '' && !attributes['aria-label'],
      )
      .map(({ attributes }) => attributes.href ?? 'no href'),
  )
  expect(linksWithoutName).toEqual([])
})

test('every page can be reached from the home page', () => {
  const reached = new Set<string>()
  const visit = (path: string) => {
    if (reached.has(path)) return
    reached.add(path)
    for (const { attributes } of findElements(pageAt.get(path) ?? { elements: [] }, 'a')) {
      const next = attributes.href?.split(/[?#]/)[0] ?? ''
      if (pageAt.has(next)) visit(next)
    }
  }
  visit(paths.home)
  expect(addresses.filter((path) => path !== paths.notFound && !reached.has(path))).toEqual([])
})

test('no id occurs twice on a page, and every reference to an id finds it', () => {
  const referenceAttributes = [
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'aria-activedescendant',
    'popovertarget',
    'list',
    'form',
    'headers',
  ]
  const problems = collectProblems(builtPages, (page) => {
    const ids = idsOf(page)
    const references = page.elements.flatMap(({ attributes }) =>
      referenceAttributes.flatMap((name) => attributes[name]?.split(/\s+/).map((id) => ({ name, id })) ?? []),
    )
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} twice`),
      ...references.filter(({ id }) => !ids.includes(id)).map(({ name, id }) => `${name}="${id}" finds nothing`),
    ]
  })
  expect(problems).toEqual([])
})

test('every file that a page, a script or a style requests exists', () => {
  const inPages = htmlDocuments.flatMap((page) => filesRequestedBy(page).map((file) => ({ by: page.path, file })))
  const inStyles = fileNames
    .filter((file) => /\.(css|html)$/.test(file))
    .flatMap((by) => filesInStyles(by).map((file) => ({ by, file })))
  const inScripts = fileNames
    .filter((file) => /^assets\/.*\.js$/.test(file))
    .flatMap((by) => filesNamedIn(by).map((file) => ({ by, file })))
  expect(inPages.length).toBeGreaterThan(500)
  expect(
    [...inPages, ...inStyles, ...inScripts].filter(({ file }) => !exists(file)).map(({ by, file }) => `${by}: ${file}`),
  ).toEqual([])
})

const services = readdirSync('src/content/services')
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => JSON.stringify(parse(readFileSync(`src/content/services/${file}`, 'utf8'))))
const isUsedByService = (name: string, value: string) =>
  services.some((text) => text.includes(`${JSON.stringify(name)}:${JSON.stringify(value)}`))
/** Drawings of blocks and of services that no service uses at the moment, but that an added service may use. */
const unusedDrawings = [
  ['kind', 'months', 'art/service-months.svg'],
  ['kind', 'thread', 'art/service-thread.svg'],
  ['kind', 'versus', 'art/service-codebase-one.svg'],
  ['kind', 'versus', 'art/service-codebase-two.svg'],
].flatMap(([name = '', value = '', file]) => (isUsedByService(name, value) ? [] : [file]))

test('every drawing of the site is used by a page, a style, a script, the manifest or a feed', () => {
  const referringFiles = [
    'manifest.webmanifest',
    'feed.json',
    'feed.xml',
    ...fileNames.filter((file) => /\.(html|css|js)$/.test(file)),
  ]
  const texts = referringFiles.filter((file) => isBuilt(file) && file !== 'sw.js').map(builtText)
  const drawings = fileNames.filter((file) => /\.(svg|png|webp|avif|webm|mp4)$/.test(file))
  const isUsed = (file: string) => texts.some((text) => text.includes(file))
  expect(drawings.filter((file) => !isUsed(file) && !unusedDrawings.includes(file))).toEqual([])
})

/** Tells whether a file was built and, if the address names a view of a drawing, contains this view. */
function exists(file: string): boolean {
  const [name = '', view] = file.split('#')
  return isBuilt(name) && (view === undefined || builtText(name).includes(`<view id="${view}"`))
}

/** Returns why an address leads nowhere; empty if it leads somewhere. */
function linkProblems(page: BuiltPage, href: string | undefined): readonly string[] {
  if (!href) return ['a link without an address']
  if (/^(https:\/\/\S+|mailto:\S+@\S+|tel:\+\d+)$/.test(href) && !href.startsWith(`${config.siteUrl}/`)) return []
  const [, path = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href.replace(config.siteUrl, '')) ?? []
  const target = path === '' ? page : pageAt.get(path)
  if (!target) return isBuilt(path.slice(1)) && !path.endsWith('.html') ? [] : [`${href} leads nowhere`]
  return id === undefined || idsOf(target).includes(decodeURIComponent(id))
    ? []
    : [`${href} finds no #${id} in ${pageFileName(target.path)}`]
}

/** Returns the files of the site that the browser fetches for a page. Links to other pages do not count. */
function filesRequestedBy(page: BuiltPage): readonly string[] {
  return page.elements
    .filter(({ tag, attributes }) => tag !== 'a' && attributes.rel !== 'canonical')
    .flatMap(({ attributes: { src, href, srcset, poster } }) => [
      src,
      href,
      poster,
      ...(srcset?.split(',').map((part) => part.trim().split(' ')[0]) ?? []),
    ])
    .flatMap((address) => (address?.startsWith('/') ? [address.slice(1)] : []))
}

/** Returns the files that a style sheet, or a page's inline style, fetches. */
function filesInStyles(file: string): readonly string[] {
  return [...builtText(file).matchAll(/url\(["']?([^"')]+)["']?\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(data:|#)/.test(address))
    .map((address) => posix.resolve('/', posix.dirname(file), address).slice(1))
}

/**
 * Returns the chunks and files that a script names: in `import()`, in its preload list, in the addresses of pictures.
 */
function filesNamedIn(file: string): readonly string[] {
  const text = builtText(file)
  const chunks = [...text.matchAll(/["'`](\.\.?\/[\w./-]+\.js)["'`]/g)].map(([, name = '']) =>
    posix.join(posix.dirname(file), name),
  )
  const files = [...text.matchAll(/["'`]\/?((?:assets|covers|icons|art|people|screenshots)\/[\w./-]+\.\w+)["'`]/g)].map(
    ([, name = '']) => name,
  )
  return [...chunks, ...files]
}
