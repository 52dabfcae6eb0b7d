import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rollup } from 'vite'
import { paths, postPath } from '#content/paths.ts'
import { team } from '#content/team.ts'
import { personSky } from '#lib/engrave/person-sky.ts'
import { slugify } from '#lib/slugify.ts'
import { chunksOf, partsOf, scriptsOf, sheetsOf } from './chunks.ts'
import { criticalCss, styleHash } from './critical-css.ts'
import { fontFiles } from './fonts.ts'
import { iconFiles } from './icons.ts'
import { coverImages, sharePicture } from './images.ts'
import { shippedLicenses } from './licenses.ts'
import { liftStyles } from './lifted-styles.ts'
import { markdownPosts, readPosts } from './posts.ts'
import type { Rendered } from './render.tsx'
import type { PageRule } from './security.ts'

/** Pages without a picture of their own share this one: the start page's heading as a constellation. */
const siteSubject = {
  slug: 'vyomix',
  title: 'Business transformed by intelligence',
  tags: ['Agentic AI', 'Automation'],
  minutes: 9,
  day: 1,
}

/** '/about' is written to 'about.html': the host and the worker find it by the same rule. */
function fileOf(path: string): string {
  return path === paths.home ? 'index.html' : `${path.slice(1)}.html`
}

/** Writes the whole site when the client is built: a page for each address, its pictures, feeds and host rules. */
export function prerenderSite(root: string, define: Record<string, string>, mode: string): Plugin {
  return {
    name: 'vyomix:prerender',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const posts = [...readPosts(join(root, 'src/content/posts'))].sort((a, b) => b.date.localeCompare(a.date))
      const addresses = [...Object.values(paths), ...posts.map(({ slug }) => postPath(slug))]
      const emit = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source })

      const template = String((bundle['index.html'] as Rollup.OutputAsset).source)
      delete bundle['index.html']
      const fonts = (await fontFiles()).filter(({ family }) => family !== 'data').map(({ fileName }) => `/${fileName}`)
      const { rendered, art, document, feeds, security } = await renderAll(root, define, mode, addresses)
      const { pages, rules } = withoutStyleAttributes(rendered)
      const styles = stylesOf(bundle, pages, rules)
      const frame = (kind: string) => {
        const own = styles.get(kind) ?? ''
        return { template, fonts, policy: security.metaPolicy([styleHash(own)]), styles: own }
      }
      for (const [path, page] of pages) {
        const chunks = chunksOf(bundle, ['/src/app/start.tsx', ...page.sources])
        const html = document.documentOf(
          { ...frame(kindOf(path, page)), sheets: sheetsOf([...chunks, ...partsOf(bundle, chunks, page.sources)]) },
          page,
          scriptsOf(chunks),
        )
        emit(fileOf(path), html)
      }
      emit('app-shell.html', document.shellOf({ ...frame('not-found'), sheets: [] }))
      emit('_headers', security.headersFile(rulesFor(pages, styles)))

      const indexed = addresses.filter((path) => path !== paths.notFound)
      emit('sitemap.xml', feeds.sitemap(indexed, posts))
      emit('robots.txt', feeds.robots)
      emit('feed.xml', feeds.atomFeed(posts))
      emit('feed.json', feeds.jsonFeed(posts))
      emit('sw-off.js', readFileSync(join(root, 'src/sw/kill-switch.js')))
      for (const [name, draw] of Object.entries(art)) emit(`art/${name}.svg`, draw())
      for (const [ink, { name }] of team.entries())
        emit(`people/${slugify(name)}.svg`, personSky(name, { w: 240, h: 240, ink }))
      const pictures = [
        ...(await coverImages(posts)),
        ...(await iconFiles()),
        await sharePicture('icons/share.png', siteSubject),
      ]
      for (const { fileName, source } of pictures) emit(fileName, source)
    },
  }
}

/**
 * Renders every address and hands over what else reads articles or the owner's settings. All of it is loaded through
 * Vite, as the site is: run by Node alone, as this file, it would know nothing of either.
 */
async function renderAll(root: string, define: Record<string, string>, mode: string, addresses: readonly string[]) {
  const server = await createServer({
    configFile: false,
    root,
    define,
    mode,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [react(), markdownPosts(), shippedLicenses(root, define)],
  })
  const load = (file: string) => server.ssrLoadModule(`/src/prerender/${file}`) as Promise<unknown>
  try {
    const { render } = (await load('render.tsx')) as typeof import('./render.tsx')
    const { art } = (await load('art.ts')) as typeof import('./art.ts')
    const document = (await load('document.ts')) as typeof import('./document.ts')
    const feeds = (await load('feeds.ts')) as typeof import('./feeds.ts')
    const security = (await load('security.ts')) as typeof import('./security.ts')
    const rendered = new Map<string, Rendered>()
    for (const path of addresses) rendered.set(path, await render(path))
    return { rendered, art, document, feeds, security }
  } finally {
    await server.close()
  }
}

type Pages = ReadonlyMap<string, Rendered>

/** Pages of a kind share their inline styles. Articles do; every service page is put together from other blocks. */
function kindOf(path: string, { file }: Rendered): string {
  return file === 'service' ? path : file
}

function kindsOf(pages: Pages): ReadonlyMap<string, readonly Rendered[]> {
  const kinds = new Map<string, readonly Rendered[]>()
  for (const [path, page] of pages) {
    const kind = kindOf(path, page)
    kinds.set(kind, [...(kinds.get(kind) ?? []), page])
  }
  return kinds
}

/**
 * A rule for each page, under both its addresses, and one for all articles, so that a new one needs none: hosts take a
 * hundred. That one allows what else may answer there: the page for unknown addresses, and on some hosts `/blog` itself.
 */
function rulesFor(pages: Pages, styles: ReadonlyMap<string, string>): readonly PageRule[] {
  const hashOf = (kind: string) => styleHash(styles.get(kind) ?? '')
  const single = [...pages]
    .filter(([, { file }]) => file !== 'post')
    .map(([path, page]) => ({ path, kind: kindOf(path, page) }))
  return [
    ...[...single, { path: '/app-shell', kind: 'not-found' }].flatMap(({ path, kind }) =>
      [path, `/${fileOf(path)}`].map((address) => ({ address, styleHashes: [hashOf(kind)] })),
    ),
    { address: postPath('*'), styleHashes: ['post', 'blog', 'not-found'].map(hashOf) },
  ]
}

/** The pages with their style attributes turned into rules, one set for each kind of page. */
function withoutStyleAttributes(pages: Pages) {
  const bodies = new Map<Rendered, string>()
  const rules = new Map<string, string>()
  for (const [kind, ofKind] of kindsOf(pages)) {
    const lifted = liftStyles(ofKind.map(({ body }) => body))
    rules.set(kind, lifted.rules)
    for (const [index, page] of ofKind.entries()) bodies.set(page, lifted.bodies[index] ?? page.body)
  }
  const mended = [...pages].map(([path, page]): [string, Rendered] => [path, { ...page, body: bodies.get(page) ?? '' }])
  return { pages: new Map(mended), rules }
}

/** Parts or sections of a long page that may lie in its first two screens. */
const FIRST_PARTS = 3

/** A page without what lies further down: its styles come with the rest. */
function firstScreens(body: string): string {
  const end = body.indexOf('</main>') // the footer, a part as well, is shown with every page
  const main = body.slice(0, end)
  const parts = [...main.matchAll(/<div data-part=/g)]
  const pieces = parts.length > 0 ? parts : [...main.matchAll(/<section\b/g)]
  const from = pieces[FIRST_PARTS]?.index
  return from === undefined ? body : body.slice(0, from) + body.slice(end)
}

/** The inline styles, one set for each kind of page, so that a policy can name them all. */
function stylesOf(bundle: Rollup.OutputBundle, pages: Pages, rules: ReadonlyMap<string, string>) {
  const sheets = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  const isSiteSheet = (sheet: string) => /@layer base\b/.test(sheet) // it tells the order of the layers: it comes first
  const css = [...sheets.filter(isSiteSheet), ...sheets.filter((sheet) => !isSiteSheet(sheet))].join('')
  return new Map(
    [...kindsOf(pages)].map(([kind, ofKind]) => {
      const bodies = ofKind.map(({ body }) => firstScreens(body))
      return [kind, criticalCss(css, bodies) + (rules.get(kind) ?? '')]
    }),
  )
}
