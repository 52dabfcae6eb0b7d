import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rollup } from 'vite'
import { paths, postPath, projectPath } from '#content/paths.ts'
import { headersFile, redirectsFile } from '#hosts/rule-files.ts'
import { listOf } from '#lib/list-address.ts'
import { pageFile } from '#lib/page-address.ts'
import { encodeArticlePictures, picturesIn } from './article-pictures.ts'
import { findBrokenReferences } from './broken-references.ts'
import type { BuiltFile } from './cache.ts'
import { chunkManifest, chunkManifestPath, renameByContentHash } from './chunk-manifest.ts'
import { chunksForSources, lazyChunksOf, sortByImports, stylesheetsOf } from './chunks.ts'
import { coverSvg } from './cover-images.ts'
import { cspStyleHash } from './critical-css.ts'
import { fontFiles, fontStylesheet } from './fonts.ts'
import { appIconFiles } from './icons.ts'
import { placeholderRule } from './image-placeholders.ts'
import { shippedLicenses } from './licenses.ts'
import { inlineStyles, withoutStyleAttributes } from './page-css.ts'
import { pageHeaderRules } from './page-headers.ts'
import { plainIcons } from './plain-icons.ts'
import { portraits } from './portraits.ts'
import { sealPage } from './precache.ts'
import { precomputedCss } from './precomputed-css.ts'
import { encodeRecordImages } from './record-images.ts'
import { contentRecords } from './records/plugin.ts'
import { contentRedirects, pageAddresses, type SiteContent } from './records/queries.ts'
import type { RenderedPage } from './render.tsx'
import { reportNote } from './reported-notes.ts'
import { SECURITY_TXT, securityTxt } from './security-txt.ts'
import { shareBrand, shareImages } from './share-images.ts'
import { type SiteFiles, siteFolder } from './site-folder.ts'
import { styleSheets } from './style-sheets.ts'
import { wordmark } from './wordmark.ts'

/** The address of the page with an empty body. Offline, the worker returns this page for pages that are not cached. */
const SHELL = '/app-shell'

/**
 * How many of the newest articles and of the newest projects, and how many addresses of a page that differs by address, have a placeholder. Each adds a style hash to one line of
 * `_headers`, and hosts read at most 2,000 characters of a line.
 */
export const MAX_PLACEHOLDERS = 20

/**
 * Writes the whole site when the client is built: the scripts, a page for each address, pictures, feeds and so on.
 * `covers` are those of the articles, and `applyBound` returns the pages beyond the bound of the offline copy as they
 * have to be written.
 */
export function prerenderSite(
  root: string,
  define: Record<string, string>,
  mode: string,
  content: SiteContent,
  covers: Promise<readonly BuiltFile[]>,
  applyBound: (files: SiteFiles) => SiteFiles,
): Plugin[] {
  const { folder, settings } = content
  let rendering: ReturnType<typeof renderAll> | undefined
  const site = siteFolder(root)
  const prerender: Plugin = {
    name: 'vyomix:prerender',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      rendering = renderAll(root, define, mode, content)
      rendering.catch(() => {}) // a failure is reported below, where it is needed
    },
    async generateBundle(_, bundle) {
      const files = new Map<string, string | Uint8Array>()
      const emit = (fileName: string, source: string | Uint8Array) => files.set(fileName, source)

      const renamed = renameByContentHash(bundle)
      const scripts = [...renamed.values()]
      let template = String((bundle['index.html'] as Rollup.OutputAsset).source)
      delete bundle['index.html']
      for (const [oldName, { fileName, code }] of renamed) {
        template = template.replaceAll(oldName, fileName)
        delete bundle[oldName]
        emit(fileName, code)
      }
      const chunkManifestUrl = chunkManifestPath(scripts)
      const dynamicImportsOf = (module: string) => this.getModuleInfo(module)?.dynamicallyImportedIds ?? []
      const commonScripts = chunksForSources(scripts, ['/src/app/start.tsx'])
      emit(chunkManifestUrl.slice(1), JSON.stringify(chunkManifest(scripts, commonScripts, dynamicImportsOf)))
      const fonts = await fontFiles(join(root, 'src/content'))
      const fontLinks = {
        fonts: fonts
          .filter(({ family, part }) => family !== 'data' && part === 'basic')
          .map(({ fileName }) => `/${fileName}`),
        fontSheet: `/${fontStylesheet(fonts).fileName}`,
      }
      if (!rendering) throw new Error('The build has not begun.')
      const made = await rendering
      const {
        rendered,
        art,
        document,
        feeds,
        security,
        webManifest,
        posts,
        jobs,
        feedPosts,
        imageRecords,
        search,
        indexed,
      } = made
      const { pages, rules } = withoutStyleAttributes(rendered)
      const { files: recordPictures, mosaics } = await made.recordImages
      const coverDrawings = new Map(posts.map((post) => [`/covers/${post.slug}-960.webp`, () => coverSvg(post)]))
      const drawingOf = (src: string) =>
        (coverDrawings.get(src) ?? art[src.replace(/^\/art\/|\.svg$/g, '')])?.() ?? mosaics.get(src)
      const differentPaths = [...pages].flatMap(([path, page]) => (page.isDifferentByAddress ? [path] : []))
      const pathsWithoutPlaceholder = new Set([
        ...posts.slice(MAX_PLACEHOLDERS).map(({ slug }) => postPath(slug)),
        ...imageRecords.projects.slice(MAX_PLACEHOLDERS).map(({ slug }) => projectPath(slug)),
        ...differentPaths.slice(MAX_PLACEHOLDERS),
        ...[...pages.keys()].filter((path) => listOf(path) !== path),
      ])
      const placeholderRuleOf = (path: string, { body }: RenderedPage) =>
        pathsWithoutPlaceholder.has(path) ? '' : placeholderRule(body, drawingOf)
      const styles = inlineStyles(bundle, pages, rules, placeholderRuleOf)
      const frameOf = (path: string) => {
        const css = styles.get(path) ?? ''
        return { template, chunkManifestUrl, ...fontLinks, policy: security.metaCsp([cspStyleHash(css)]), styles: css }
      }
      for (const [path, page] of pages) {
        const chunks = chunksForSources(scripts, ['/src/app/start.tsx', ...page.sources])
        const html = document.htmlDocument(
          { ...frameOf(path), sheets: stylesheetsOf([...chunks, ...lazyChunksOf(scripts, chunks, page.sources)]) },
          page,
          sortByImports(chunks),
        )
        emit(pageFile(path), sealPage(html, path))
      }
      emit(pageFile(SHELL), sealPage(document.appShell({ ...frameOf(paths.notFound), sheets: [] }), SHELL))
      const headers = security.headerRules(pageHeaderRules([...pages.keys()], styles, SHELL))
      const moves = contentRedirects(folder)
      emit('_redirects', redirectsFile({ moves }))
      emit('manifest.webmanifest', JSON.stringify(webManifest))

      emit('sitemap.xml', feeds.sitemap(indexed, feeds.changeDates(posts, jobs)))
      emit('robots.txt', feeds.robotsTxt)
      const contactForSecurity = securityTxt(settings)
      if (contactForSecurity !== null) emit(SECURITY_TXT.slice(1), contactForSecurity)
      emit('feed.xml', feeds.atomFeed(feedPosts))
      emit('feed.json', feeds.jsonFeed(feedPosts))
      emit('sw-off.js', readFileSync(join(root, 'src/sw/kill-switch.js')))
      for (const [name, draw] of Object.entries({ ...art, ...portraits(posts, imageRecords.team) }))
        emit(`${name.startsWith('/') ? name.slice(1) : `art/${name}`}.svg`, draw())
      const pictures = [
        ...(await covers),
        ...recordPictures,
        ...(await made.articlePictures),
        ...(await made.icons),
        ...(await made.shareImages),
      ]
      for (const { fileName, source } of pictures) emit(fileName, source)

      for (const [fileName, source] of search) emit(fileName, source)

      const bodies = new Map([...pages].map(([path, { body }]) => [path, body]))
      for (const file of readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' })) {
        const path = join(root, 'public', file)
        if (statSync(path).isFile()) emit(file.replaceAll('\\', '/'), readFileSync(path))
      }
      for (const [fileName, file] of Object.entries(bundle)) {
        emit(fileName, file.type === 'asset' ? file.source : file.code)
        delete bundle[fileName] // the bundler would write it again
      }
      const existing = new Set([...files.keys()].map((file) => `/${file}`))
      const brokenReferences = findBrokenReferences(bodies, existing)
      if (brokenReferences.length > 0) this.error(brokenReferences.join('\n'))
      const hidden = moves.find(({ from }) => existing.has(from))
      if (hidden) this.error(`src/content/redirects.yaml redirects from ${hidden.from}, which is a file of the site.`)
      for (const [fileName, html] of applyBound(files)) emit(fileName, html)
      site.write(files, headersFile({ headers }))
    },
  }
  return [site.plugin, prerender]
}

/**
 * Prerenders every address, and returns the pages together with the modules that need the articles or the owner's
 * settings. These modules are loaded through Vite, because plain Node can resolve neither virtual modules nor the
 * inlined settings. Pictures are returned as promises, because they take longer than the pages.
 */
async function renderAll(root: string, define: Record<string, string>, mode: string, content: SiteContent) {
  const { folder, settings } = content
  const server = await createServer({
    configFile: false,
    root,
    define,
    mode,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { noExternal: ['lucide-react'] }, // Node does not know the alias
    plugins: [
      react(),
      plainIcons(root),
      contentRecords(content, false, true),
      wordmark(root, settings.shortName),
      shippedLicenses(root, define, content),
      styleSheets(root, true),
      precomputedCss(root),
    ],
  })
  const load = (file: string) => server.ssrLoadModule(`/src/prerender/${file}`) as Promise<unknown>
  const loadContent = (file: string) => server.ssrLoadModule(`/src/content/${file}`) as Promise<unknown>
  try {
    const { renderPage: render } = (await load('render.tsx')) as typeof import('./render.tsx')
    const { art } = (await load('art.ts')) as typeof import('./art.ts')
    const document = (await load('document.ts')) as typeof import('./document.ts')
    const feeds = (await load('feeds.ts')) as typeof import('./feeds.ts')
    const security = (await load('security.ts')) as typeof import('./security.ts')
    const { webManifest } = (await load('web-manifest.ts')) as typeof import('./web-manifest.ts')
    const { searchFiles } = (await load('search-index.ts')) as typeof import('./search-index.ts')
    const { posts } = (await loadContent('posts.ts')) as typeof import('#content/posts.ts')
    const { postPages } = (await loadContent('record-pages.ts')) as typeof import('#content/record-pages.ts')
    const feedPosts = await feeds.feedPosts(posts)
    const { jobs } = (await loadContent('jobs.ts')) as typeof import('#content/jobs.ts')
    const { projects } = (await loadContent('projects.ts')) as typeof import('#content/projects.ts')
    const { records: clients } = (await server.ssrLoadModule(
      'virtual:records/clients/details',
    )) as typeof import('virtual:records/clients/details')
    const { team } = (await loadContent('team.ts')) as typeof import('#content/team.ts')
    const imageRecords = { projects, clients, team }
    const bodies = await Promise.all(posts.map(({ slug }) => postPages.loadText(slug)))
    // before the pages are rendered, because the encoders work beside it in threads of their own
    const pictures = {
      recordImages: encodeRecordImages(folder, imageRecords),
      articlePictures: encodeArticlePictures(folder, picturesIn(bodies.flat())),
      icons: appIconFiles(settings.shortName),
    }
    for (const files of Object.values(pictures)) files.catch(() => {}) // a failure is reported by whoever needs them
    const addresses = pageAddresses(folder)
    const rendered = new Map<string, RenderedPage>()
    for (const path of addresses) rendered.set(path, await render(path))
    const search = await searchFiles(rendered)
    const indexed = addresses.filter((path) => rendered.get(path)?.meta.canonical !== undefined)
    const sharedPages = indexed
      .filter((path) => listOf(path) === path) // the further pages of a list have the share picture of the first
      .map((path) => ({ path, title: rendered.get(path)?.meta.title ?? '' }))
    const shared = shareImages(sharedPages, await shareBrand(root, settings), reportNote)
    shared.catch(() => {})
    return {
      ...{
        rendered,
        art,
        document,
        feeds,
        security,
        webManifest,
        posts,
        feedPosts,
        jobs,
        imageRecords,
        search,
        indexed,
      },
      ...pictures,
      shareImages: shared,
    }
  } finally {
    await server.close()
  }
}
