import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rollup } from 'vite'
import { paths, postPath } from '#content/paths.ts'
import { team } from '#content/team.ts'
import { personSky } from '#lib/engrave/person-sky.ts'
import { slugify } from '#lib/slugify.ts'
import { gameSky, letterSky } from './art.ts'
import { criticalCss, styleHash } from './critical-css.ts'
import { documentOf, shellOf } from './document.ts'
import { atomFeed, jsonFeed, robots, sitemap } from './feeds.ts'
import { fontFiles } from './fonts.ts'
import { iconFiles } from './icons.ts'
import { coverImages, sharePicture } from './images.ts'
import { markdownPosts, readPosts } from './posts.ts'
import type { Rendered } from './render.tsx'
import { headersFile, metaPolicy } from './security.ts'

type Renderer = { readonly render: (path: string) => Promise<Rendered> }

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
export function prerenderSite(root: string, define: Record<string, string>): Plugin {
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
      const pages = await renderAll(root, define, addresses)
      const styles = stylesOf(bundle, pages)
      const hashes = [...styles.values()].map(styleHash)
      const frame = (file: string) => {
        const own = styles.get(file) ?? ''
        return { template, fonts, policy: metaPolicy([styleHash(own)]), styles: own }
      }
      for (const [path, page] of pages) {
        emit(
          fileOf(path),
          documentOf(frame(page.file), page, modulesOf(bundle, ['/src/app/start.tsx', ...page.sources])),
        )
      }
      emit('app-shell.html', shellOf(frame('not-found')))
      emit(
        '_headers',
        headersFile(
          hashes,
          [...addresses, '/app-shell'].flatMap((path) => [path, `/${fileOf(path)}`]),
        ),
      )

      const indexed = addresses.filter((path) => path !== paths.notFound)
      emit('sitemap.xml', sitemap(indexed, posts))
      emit('robots.txt', robots)
      emit('feed.xml', atomFeed(posts))
      emit('feed.json', jsonFeed(posts))
      emit('sw-off.js', readFileSync(join(root, 'src/sw/kill-switch.js')))
      emit('art/game-sky.svg', gameSky())
      emit('art/letter-sky.svg', letterSky())
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

/** Renders every address with a program loaded through Vite, so that it reads articles and settings as the site does. */
async function renderAll(root: string, define: Record<string, string>, addresses: readonly string[]) {
  const server = await createServer({
    configFile: false,
    root,
    define,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [react(), markdownPosts()],
  })
  try {
    const { render } = (await server.ssrLoadModule('/src/prerender/render.tsx')) as Renderer
    const pages = new Map<string, Rendered>()
    for (const path of addresses) pages.set(path, await render(path))
    return pages
  } finally {
    await server.close()
  }
}

/** The inline styles, one set for each kind of page, so that a policy can name them all. */
function stylesOf(bundle: Rollup.OutputBundle, pages: ReadonlyMap<string, Rendered>): ReadonlyMap<string, string> {
  const sheets = Object.values(bundle).filter((file) => file.fileName.endsWith('.css'))
  const css = sheets.map((sheet) => String((sheet as Rollup.OutputAsset).source)).join('')
  const rendered = [...pages.values()]
  const kinds = new Set(rendered.map(({ file }) => file))
  return new Map(
    [...kinds].map((kind) => [
      kind,
      criticalCss(
        css,
        rendered.filter(({ file }) => file === kind).map(({ body }) => body),
      ),
    ]),
  )
}

/** The chunks that hold the given sources, and all they import. */
function modulesOf(bundle: Rollup.OutputBundle, sources: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || found.has(fileName)) return
    found.add(fileName)
    for (const imported of chunk.imports) add(imported)
  }
  for (const source of sources) {
    const chunk = Object.values(bundle).find(
      (file) =>
        file.type === 'chunk' &&
        !file.isEntry &&
        file.facadeModuleId?.split('?')[0]?.endsWith(source) &&
        !file.facadeModuleId.endsWith('?summary'),
    )
    if (chunk) add(chunk.fileName)
  }
  return [...found].map((fileName) => `/${fileName}`)
}
