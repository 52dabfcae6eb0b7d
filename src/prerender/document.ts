import { config } from '#content/config.ts'
import { escapeMarkup } from '#lib/escape-markup.ts'
import { jsonLd } from './json-ld.ts'
import type { Script } from './part-names.ts'
import type { Rendered } from './render.tsx'

const HELD_BACK = 'media="print"'

const BLOG = escapeMarkup(`${config.name} Blog`)
const FEEDS = [
  `<link rel="alternate" type="application/atom+xml" title="${BLOG}" href="/feed.xml">`,
  `<link rel="alternate" type="application/feed+json" title="${BLOG}" href="/feed.json">`,
]

type Frame = {
  readonly template: string
  readonly policy: string
  /** The table of the site's parts. */
  readonly parts: string
  /** The fonts of the first screens, and the sheet that declares all of them. */
  readonly fonts: readonly string[]
  readonly fontSheet: string
  /** The styles of the first paint, inline. */
  readonly styles: string
  /** The sheets that hold the rest of them, beside the site's own. */
  readonly sheets: readonly string[]
}

/** Puts a rendered page into the built template; `scripts` are its own, named so that they cost no round trip. */
export function documentOf(frame: Frame, page: Rendered, scripts: readonly Pick<Script, 'id' | 'fileName'>[]): string {
  const links = scripts
    .filter(({ fileName }) => !frame.template.includes(fileName))
    .map(
      ({ id, fileName }) =>
        `<link rel="modulepreload" ${HELD_BACK} fetchpriority="low" data-script="${id}" crossorigin href="/${fileName}">`,
    )
  return filled(frame, [page.head, ...links, jsonLd(page.meta)], page.body).replace(
    '<div id="root">',
    `<div id="root" data-page="${page.file}">`,
  )
}

/** The page without content that the worker shows for unknown addresses without a network; the client fills it. */
export function shellOf(frame: Frame): string {
  return filled(frame, ['<meta name="robots" content="noindex">', `<title>${escapeMarkup(config.name)}</title>`], '')
}

/**
 * The page is read before it is alive: all it needs for its first paint stands in itself, and whatever else is named in
 * its head is held back by a media that does not match until the entry script has seen that paint.
 */
function filled(
  { template, policy, parts, fonts, fontSheet, styles, sheets }: Frame,
  head: readonly string[],
  body: string,
): string {
  const tags = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<style>${styles}</style>`,
    `<link rel="preload" as="fetch" ${HELD_BACK} data-parts crossorigin href="${parts}">`,
    ...fonts.map((href) => `<link rel="preload" ${HELD_BACK} href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...head,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...FEEDS,
  ]
  return template
    .replace(/\n\s+/g, '\n')
    .replaceAll(' />', '>')
    .replace(
      /<link rel="stylesheet" crossorigin href="([^"]*)">/,
      (_, site) =>
        [site, ...sheets].map((href) => laterSheet(href, 'data-later')).join('') + laterSheet(fontSheet, 'data-fonts'),
    )
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll(
      '<link rel="modulepreload" crossorigin',
      `<link rel="modulepreload" ${HELD_BACK} fetchpriority="low" crossorigin`,
    )
    .replace('<!--head-->', () => tags.join('\n'))
    .replace('<!--app-->', () => body)
}

function laterSheet(href: string, mark: string): string {
  return (
    `<link rel="preload" as="style" ${HELD_BACK} ${mark} crossorigin href="${href}">` +
    `<noscript><link rel="stylesheet" crossorigin href="${href}"></noscript>`
  )
}
