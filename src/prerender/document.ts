import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { verification } from '#content/verification.ts'
import { escapeMarkup } from '#lib/escape-markup.ts'
import { PAGE_DATA_ID } from '#lib/page-data.ts'
import type { BuiltScript } from './chunk-manifest.ts'
import { linkPreviewTags } from './link-preview.ts'
import type { RenderedPage } from './render.tsx'

const DEFERRED_MEDIA = 'media="print"'

const BLOG_TITLE = escapeMarkup(`${config.name} Blog`)
const FEED_LINKS = [
  `<link rel="alternate" type="application/atom+xml" title="${BLOG_TITLE}" href="/feed.xml">`,
  `<link rel="alternate" type="application/feed+json" title="${BLOG_TITLE}" href="/feed.json">`,
]

type DocumentFrame = {
  readonly template: string
  readonly policy: string
  /** The address of the chunk manifest. */
  readonly chunkManifestUrl: string
  /** The addresses of the fonts of the first screens. */
  readonly fonts: readonly string[]
  /** The address of the sheet that declares all fonts. */
  readonly fontSheet: string
  /** The inline styles of the first paint. */
  readonly styles: string
  /** The addresses of the sheets with the page's other styles, apart from the site-wide sheet. */
  readonly sheets: readonly string[]
}

/** Returns a rendered page in the built template. The page's head lists its `scripts`, which saves a round trip. */
export function htmlDocument(
  frame: DocumentFrame,
  page: RenderedPage,
  scripts: readonly Pick<BuiltScript, 'id' | 'fileName'>[],
): string {
  const links = scripts
    .filter(({ fileName }) => !frame.template.includes(fileName))
    .map(
      ({ id, fileName }) =>
        `<link rel="modulepreload" ${DEFERRED_MEDIA} fetchpriority="low" data-script="${id}" crossorigin href="/${fileName}">`,
    )
  return fillTemplate(
    frame,
    [page.head, ...linkPreviewTags(page.meta), ...verificationTags(page), ...links, page.jsonLd],
    page.body,
  )
    .replace('<div id="root">', `<div id="root" data-page="${page.name}">`)
    .replace('</body>', (end) => dataTag(page) + end)
}

/** Returns the data that hydrates the page, at the end of its document, where it delays no paint. It never runs. */
function dataTag({ data }: RenderedPage): string {
  if (data === undefined) return ''
  return `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Returns the tags that search engines look for on the home page. */
function verificationTags({ meta }: RenderedPage): readonly string[] {
  if (meta.canonical !== paths.home) return []
  return verification.map(([name, content]) => `<meta name="${name}" content="${content}">`)
}

/** Returns the page with an empty body that the worker returns offline for pages it has not cached. */
export function appShell(frame: DocumentFrame): string {
  return fillTemplate(
    frame,
    ['<meta name="robots" content="noindex">', `<title>${escapeMarkup(config.name)}</title>`],
    '',
  )
}

/**
 * Fills the template so that a page can be read before it is hydrated. The page itself contains all that its first
 * paint needs. Every file that its head preloads has a media query that does not match until the entry script has seen
 * that paint.
 */
function fillTemplate(
  { template, policy, chunkManifestUrl, fonts, fontSheet, styles, sheets }: DocumentFrame,
  head: readonly string[],
  body: string,
): string {
  const tags = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<style>${styles}</style>`,
    `<link rel="preload" as="fetch" ${DEFERRED_MEDIA} data-chunk-manifest crossorigin href="${chunkManifestUrl}">`,
    ...fonts.map(
      (href) => `<link rel="preload" ${DEFERRED_MEDIA} href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...head,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...FEED_LINKS,
  ]
  return template
    .replace(/\n\s+/g, '\n')
    .replaceAll(' />', '>')
    .replace(
      /<link rel="stylesheet" crossorigin href="([^"]*)">/,
      (_, siteSheet) =>
        [siteSheet, ...sheets].map((href) => deferredStylesheet(href, 'data-deferred')).join('') +
        deferredStylesheet(fontSheet, 'data-fonts'),
    )
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll(
      '<link rel="modulepreload" crossorigin',
      `<link rel="modulepreload" ${DEFERRED_MEDIA} fetchpriority="low" crossorigin`,
    )
    .replace('<!--head-->', () => tags.join('\n'))
    .replace('<!--app-->', () => body)
}

function deferredStylesheet(href: string, attribute: string): string {
  return (
    `<link rel="preload" as="style" ${DEFERRED_MEDIA} ${attribute} crossorigin href="${href}">` +
    `<noscript><link rel="stylesheet" crossorigin href="${href}"></noscript>`
  )
}
