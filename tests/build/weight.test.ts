import postcss from 'postcss'
import { expect, test } from 'vitest'
import { addedServices, articleSlugs } from '#support/addresses.ts'
import {
  type BuiltPage,
  builtBytes,
  builtPages,
  builtText,
  collectProblems,
  fileNames,
  findElements,
  htmlDocuments,
  isBuilt,
  SHELL_FILE,
} from '#support/built-site.ts'
import { chatFaq } from '#support/chat.ts'
import { brotliBytes, brotliSize, firstScripts, KB, staticImportClosure } from '#support/chunks.ts'
import { readHtml } from '#support/markup.ts'
import { messageOf } from '#support/messages.ts'

const BROTLI = 11
const COMPRESSING_MS = 60_000

/** For each deferred feature, a text that occurs only in its code. */
const DEFERRED = {
  'the chat panel': 'Minimize chat',
  'the FAQ':
    chatFaq.find(({ answer }) => answer.length > 60 && !/[\d"'’`\\]/.test(answer))?.answer ??
    'no answer without figures',
  'workbox-window': 'messageSkipWaiting',
  'idb-keyval': 'oncomplete',
  Ark: 'data-scope',
  'the footer': messageOf('site', 'footer.newsletter'),
} as const

const chunks = fileNames.filter((file) => /^assets\/.*\.js$/.test(file))
const styles = fileNames.filter((file) => file.endsWith('.css'))
const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`

test('the compressed scripts of a first visit stay within 90 kB, on the home page within 86 kB', {
  timeout: COMPRESSING_MS,
}, () => {
  const loads = builtPages.map((page) => ({ page, bytes: brotliBytes(firstScripts(page), BROTLI) }))
  const kinds = new Map(loads.map((load) => [kindOf(load.page), load]))
  for (const [kind, { page }] of kinds) {
    const { bytes } = loads.filter((load) => kindOf(load.page) === kind).reduce((a, b) => (b.bytes > a.bytes ? b : a))
    console.log(`first scripts, ${kind}: ${kb(bytes)} in ${firstScripts(page).length} files`)
  }
  // every added service adds its name to the menu
  const limit = (page: BuiltPage) => ((kindOf(page) === 'home' ? 86 : 90) + 0.1 * addedServices) * KB
  expect(
    loads.filter(({ page, bytes }) => bytes > limit(page)).map(({ page, bytes }) => `${page.path}: ${kb(bytes)}`),
  ).toEqual([])
})

test('the compressed styles of a first visit stay within 12 kB each for the site, the page and the inline styles', {
  timeout: COMPRESSING_MS,
}, () => {
  const kinds = new Map(builtPages.map((page) => [kindOf(page), page]))
  const loads = [...kinds].map(([kind, page]) => {
    const [site = '', ...own] = sheetsOf(page)
    return {
      kind,
      site: brotliBytes([site], BROTLI),
      own: brotliBytes(own, BROTLI),
      inline: brotliSize(inlineStyleOf(page), BROTLI),
    }
  })
  console.log(
    loads
      .map(({ kind, site, own, inline }) => `styles, ${kind}: ${kb(site)} + ${kb(own)}, inline ${kb(inline)}`)
      .join('\n'),
  )
  expect(loads.filter((load) => Math.max(load.site, load.own, load.inline) > 12 * KB)).toEqual([])
})

test('the site’s style sheet comes first, because it sets the order of all layers', () => {
  const firstSheets = new Set(htmlDocuments.map((page) => sheetsOf(page)[0]))
  expect([...firstSheets].map((file) => /@layer reset[;{]/.test(builtText(file ?? '')))).toEqual([true])
  const layers = collectProblems(builtPages, (page) =>
    /@layer (\w+)/.exec(inlineStyleOf(page))?.[1] === 'reset' ? [] : ['another layer comes first'],
  )
  expect(layers).toEqual([])
})

// without scripts, a <noscript> brings the whole style sheet; with them, the first paint may lack nothing but hover
// styles
test('a page can be painted with its inline styles alone, and has all styles without scripts', () => {
  const sheetClasses = new Set(styles.flatMap((file) => classesShownAtRest(builtText(file))))
  const unstyled = collectProblems(builtPages, (page) => {
    const preloaded = findElements(page, 'link', { rel: 'preload', as: 'style' }).map(({ attributes }) =>
      attributes.href?.slice(1),
    )
    if (preloaded.length === 0 || String(preloaded) !== String(sheetsOf(page)))
      return ['not all styles come without scripts']
    const inlineClasses = classesIn(inlineStyleOf(page))
    const usedClasses = new Set(
      readHtml(aboveFold(page.html)).elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []),
    )
    return [...usedClasses].filter((name) => sheetClasses.has(name) && !inlineClasses.has(name))
  })
  expect(unstyled).toEqual([])
})

test('the first paint waits for nothing but the page: everything else in its head is deferred', () => {
  const problems = collectProblems(htmlDocuments, (page) => {
    const preloads = ['preload', 'modulepreload'].flatMap((rel) => findElements(page, 'link', { rel }))
    const early = preloads.filter(({ attributes }) => attributes.media !== 'print')
    return [
      ...early.map(({ attributes }) => `${attributes.href} is fetched too early`),
      ...(inlineStyleOf(page).match(/url\((?!["']?data:)[^)]*\)/g) ?? []),
    ]
  })
  expect(problems).toEqual([])
})

test('the script that waits for the first paint is small and imports no other', () => {
  const entries = new Set(builtPages.flatMap((page) => findElements(page, 'script', { type: 'module' })).map(srcOf))
  expect(entries.size).toBe(1)
  expect(staticImportClosure([...entries])).toEqual([...entries])
  expect(brotliBytes([...entries], BROTLI)).toBeLessThan(2 * KB)
})

test('the script that waits for the first paint loads the libraries first, and then the core', () => {
  const [entry] = builtPages.flatMap((page) => findElements(page, 'script', { type: 'module' })).map(srcOf)
  const loadedIds = [...builtText(entry ?? '').matchAll(/import\(\$address\)[^"]*"([^"]+)"/g)].map(([, id]) => id)
  expect(loadedIds).toEqual(['libraries', 'core'])
})

test('the libraries import nothing of the site, so that they do not change with it', () => {
  const [libraries = ''] = chunks.filter((file) => file.startsWith('assets/libraries-'))
  expect(staticImportClosure([libraries]).map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
    'assets/libraries',
    'assets/rolldown-runtime',
  ])
})

test('after the first paint, a page fetches two fonts of at most 44 kB together', () => {
  const problems = collectProblems(builtPages, (page) => {
    const links = findElements(page, 'link', { rel: 'preload', as: 'font' })
    const files = links.map(({ attributes }) => attributes.href?.slice(1) ?? '')
    const bytes = files.reduce((sum, file) => sum + (isBuilt(file) ? builtBytes(file).length : 0), 0)
    const twice = links.filter(
      ({ attributes }) => attributes.crossorigin === undefined || attributes.type !== 'font/woff2',
    )
    return [
      ...(files.length === 2 && bytes > 0 && bytes <= 44 * KB ? [] : [`${files.length} fonts, ${kb(bytes)}`]),
      ...twice.map(() => 'a font that is fetched twice'),
    ]
  })
  expect(problems).toEqual([])
})

test('the first view of a page takes at most 204 KiB and 28 requests', { timeout: COMPRESSING_MS }, () => {
  const laterScripts = chunks.filter((file) => /^assets\/(deferred|device|canvas-animation-worker)-/.test(file))
  const longest = new Map(
    builtPages.toSorted((a, b) => a.html.length - b.html.length).map((page) => [kindOf(page), page]),
  )
  const heaviest = collectProblems([...longest.values()], (page) => {
    const links = ['preload', 'modulepreload'].flatMap((rel) => findElements(page, 'link', { rel }))
    const pictures = findElements(page, 'img', { loading: 'eager' }).map(({ attributes }) => smallestOf(attributes))
    const files = new Set([
      ...links.map(({ attributes }) => attributes.href?.slice(1) ?? ''),
      ...staticImportClosure([...firstScripts(page), ...laterScripts]),
      ...fileNames.filter((file) => /^assets\/red-hat-mono-[0-9a-f]{8}\.woff2$/.test(file)),
      ...pictures,
    ])
    const bytes =
      brotliSize(page.html, BROTLI) +
      [...files].reduce((sum, file) => sum + (isText(file) ? brotliBytes([file], BROTLI) : builtBytes(file).length), 0)
    const requests = files.size + 1
    return bytes > 204 * 1024 || requests > 28 ? [`${kb(bytes)} in ${requests} requests`] : []
  })
  expect(heaviest).toEqual([])
})

test('fonts come from the site itself, and text shows before they have loaded', () => {
  const faces = styles
    .flatMap((file) => builtText(file).match(/@font-face\{[^}]*\}/g) ?? [])
    .filter((face) => face.includes('url('))
  expect(faces.length).toBeGreaterThanOrEqual(3)
  expect(
    faces.filter(
      (face) => !/url\(["']?\/assets\/[\w-]+\.woff2/.test(face) || !/font-display:(swap|optional|fallback)/.test(face),
    ),
  ).toEqual([])
})

test('a first visit fetches no deferred feature and no other article', () => {
  const problems = collectProblems(builtPages, (page) => {
    const text = firstScripts(page).map(builtText).join('\n')
    const deferred = Object.entries(DEFERRED).flatMap(([name, word]) => (text.includes(word) ? [name] : []))
    const articles = articleSlugs.filter(
      (slug) => page.path !== `/blog/${slug}` && firstScripts(page).some((file) => file.startsWith(`assets/${slug}-`)),
    )
    return [...deferred, ...articles]
  })
  expect(problems).toEqual([])
})

test('every page contains the newsletter form, and no first visit fetches the script of the form', () => {
  const problems = collectProblems(builtPages, (page) => [
    ...(page.html.includes('placeholder="you@company.com"') ? [] : ['the form is missing']),
    ...firstScripts(page).filter((file) => builtText(file).includes('Newsletter subscription')),
  ])
  expect(problems).toEqual([])
})

test('the text that marks a deferred feature occurs in a script', () => {
  const texts = chunks.map(builtText)
  expect(Object.entries(DEFERRED).filter(([, word]) => !texts.some((text) => text.includes(word)))).toEqual([])
})

test('each page preloads its own script, and the page of an article does not load its text again', () => {
  const problems = collectProblems(builtPages, (page) => {
    const named = findElements(page, 'link', { rel: 'modulepreload' }).map(({ attributes }) => attributes.href ?? '')
    const text = kindOf(page) === 'article' ? page.path.slice('/blog/'.length) : 'no text'
    if (named.some((href) => href.includes(text))) return [`${text} is loaded although it is on the page`]
    return [kindOf(page) === 'article' ? 'post' : kindOf(page)]
      .filter((name) => !named.some((href) => new RegExp(`^/assets/${name}-page-[\\w-]{8}\\.js$`).test(href)))
      .map((name) => `${name} is not preloaded`)
  })
  expect(problems).toEqual([])
})

test('a page names every script that it needs, so that no script waits for another', () => {
  const problems = collectProblems(builtPages, (page) => {
    const named = [
      ...findElements(page, 'link', { rel: 'modulepreload' }),
      ...findElements(page, 'script', { type: 'module' }),
    ].map(({ attributes }) => (attributes.href ?? attributes.src ?? '').slice(1))
    const twice = named.filter((file, index) => named.indexOf(file) !== index)
    return [
      ...staticImportClosure(named)
        .filter((file) => !named.includes(file))
        .map((file) => `${file} is not named`),
      ...twice.map((file) => `${file} is named twice`),
    ]
  })
  expect(problems).toEqual([])
})

test('the shell loads the app and no page', () => {
  const shell = htmlDocuments.filter(({ path }) => path === SHELL_FILE)
  const shellScripts = shell.flatMap(firstScripts)
  expect(shellScripts.length).toBeGreaterThan(0)
  expect(shellScripts.filter((file) => /^assets\/(home|blog|post|fun|outline|not-found)-/.test(file))).toEqual([])
})

function kindOf(page: BuiltPage): string {
  const file = findElements(page, 'div', { id: 'root' })[0]?.attributes['data-page'] ?? 'none'
  return file === 'post' ? 'article' : file
}

/** Returns a page's HTML without the sections below its first screens. */
function aboveFold(html: string): string {
  const [beforeMainEnd = '', afterMain = ''] = html.split('</main>')
  return `${beforeMainEnd.split('<section').slice(0, 4).join('<section')}</main>${afterMain}`
}

/**
 * Returns the style sheets of a page for visitors without scripts, in order. With scripts, the same ones load after the
 * first paint.
 */
function sheetsOf(page: Pick<BuiltPage, 'elements'>): readonly string[] {
  return findElements(page, 'link', { rel: 'stylesheet' }).map(({ attributes }) => attributes.href?.slice(1) ?? '')
}

/** Returns the smallest file of a picture, which a phone loads. */
function smallestOf({ src = '', srcset = '' }: Readonly<Record<string, string>>): string {
  const [first = src] = srcset.split(' ')
  return (first || src).replace(/^\//, '').replace(/\.webp$/, '.avif')
}

function isText(file: string): boolean {
  return /\.(js|css|json|svg)$/.test(file)
}

function inlineStyleOf(page: BuiltPage): string {
  return findElements(page, 'style')
    .map(({ inner }) => inner)
    .join('')
}

/** Returns the classes of rules that apply without pointer, keyboard or forced colours. */
function classesShownAtRest(css: string): readonly string[] {
  const root = postcss.parse(css)
  root.walkAtRules('media', (rule) => {
    if (rule.params.split(',').every((query) => /forced-colors|prefers-contrast|print/.test(query))) rule.remove()
  })
  const found: string[] = []
  root.walkDecls((declaration) => {
    const isFetched = /url\((?!["']?data:)/.test(declaration.value)
    if (isFetched || /^(animation|transition|interpolate-size$|will-change$|cursor$)/.test(declaration.prop))
      declaration.remove()
  })
  root.walkRules(({ nodes, selectors }) => {
    if (nodes.length === 0) return
    const atRest = selectors.filter((selector) => !/:hover|:focus|:disabled|::-moz/.test(selector))
    found.push(...atRest.flatMap((selector) => [...classesIn(selector)]))
  })
  return found
}

function classesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))
}

function srcOf({ attributes }: BuiltPage['elements'][number]): string {
  return attributes.src?.slice(1) ?? ''
}

test('the compressed scripts of the chat’s knowledge have at most 15 kB each, 70 kB together', () => {
  const knowledgeScripts = fileNames.filter((file) => /^assets\/(answers|thesaurus)-[a-z]+-[\w-]+\.js$/.test(file))
  const sizes = knowledgeScripts.map((file) => brotliSize(builtBytes(file), BROTLI))
  expect(knowledgeScripts.length).toBeGreaterThanOrEqual(5)
  expect(knowledgeScripts.filter((_, index) => (sizes[index] ?? 0) > 15 * KB)).toEqual([])
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70 * KB)
})
