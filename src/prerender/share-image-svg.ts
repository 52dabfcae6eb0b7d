import { round } from '#lib/engrave/geometry.ts'
import { type Ground, LINE_STRONG, PLASTER, RULE } from '#lib/engrave/inks.ts'
import { hash, pick } from '#lib/engrave/seeded-random.ts'
import { svgFile } from '#lib/engrave/svg-file.ts'
import { type Tones, trails } from '#lib/engrave/trails.ts'
import type { Outlines } from './text-outlines.ts'
import { titleLines } from './title-lines.ts'

/** The agency in its share pictures. */
export type ShareBrand = {
  readonly name: string
  /** The host of the site, such as `vyomix.example`. */
  readonly host: string
  readonly grounds: readonly [Ground, ...Ground[]]
  /** The colour of letters. */
  readonly ink: string
  /** The colour of the point that closes the title and the name. */
  readonly signal: string
}

export type SharePage = { readonly path: string; readonly title: string }

/** The typefaces of a share picture. */
export type ShareFaces = { readonly title: Outlines; readonly wordmark: Outlines; readonly data: Outlines }

const [W, H] = [1200, 630]
const MARGIN = 72
const RULE_Y = 548
const TITLE_BASELINE = 478
const TITLE_BOX = { width: W - 2 * MARGIN - 40, height: 330, size: 108, leading: 1.16 }
const WORDMARK = { baseline: 106, size: 44, maxWidth: 700 }
/** The radius of the point that closes a text, as a share of the font size. */
const POINT = 0.072
/** How far the trails keep from the letters of the title, as a share of the font size. */
const CLEARANCE = 0.09

const tones: Tones = [
  ['#7186b3', 0.76],
  [RULE, 0.15],
  [PLASTER, 0.09],
]

/** Returns the letters of the page and of the agency that no font of the site has. Such texts are left out. */
export function missingLetters({ title }: SharePage, { name }: ShareBrand, faces: ShareFaces): readonly string[] {
  return [...faces.title.missing(title), ...faces.wordmark.missing(name)]
}

/**
 * Draws the picture that other sites show when a page is shared: its title under a sky that turns around the point at
 * its end, the name of the agency above, and the host below a rule. The path is the seed of the sky.
 */
export function shareImageSvg({ path, title }: SharePage, brand: ShareBrand, faces: ShareFaces): string {
  const [top, bottom] = pick(brand.grounds, hash(path))
  const { letters, end, size, cx, cy } = drawTitle(title, brand, faces.title)
  const sky = trails({ seed: hash(path), cx, cy, r0: 30, r1: 1300, gap: 9, sweep: 27, tones, alpha: 0.9, extra: 0.4 })
  const wordmark = drawWordmark(brand, faces.wordmark)
  const stops = `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`
  const clearing = `stroke="url(#ground)" stroke-width="${round(2 * CLEARANCE * size)}" stroke-linejoin="round"`
  return svgFile(
    W,
    H,
    `<defs><linearGradient id="ground" gradientUnits="userSpaceOnUse" x2="0" y2="${H}">${stops}</linearGradient></defs>` +
      `<rect width="${W}" height="${H}" fill="url(#ground)"/>${sky}` +
      `<rect y="${RULE_Y}" width="${W}" height="${H - RULE_Y}" fill="url(#ground)"/>` +
      `<g ${clearing}><path d="${letters}"/>${wordmark}</g>` +
      `<g fill="${brand.ink}"><path d="${letters}"/>${end}${wordmark}</g>` +
      drawFoot(brand, faces.data),
  )
}

/** Draws a title, and what closes it: a point or, in its colour, a question or exclamation mark. */
function drawTitle(title: string, { signal }: ShareBrand, face: Outlines) {
  const known = face.missing(title).length > 0 ? '' : title.trim()
  const [, text = '', mark = ''] = /^(.*?)([?!]?)\.?$/su.exec(known) ?? []
  const { lines, size } = titleLines(text, TITLE_BOX, face.width)
  const letters = lines.map((line, index) => {
    const linesBelow = lines.length - 1 - index
    return face.path(line, MARGIN, TITLE_BASELINE - linesBelow * size * TITLE_BOX.leading, size)
  })
  const right = MARGIN + face.width(lines.at(-1) ?? '', size)
  const r = size * POINT
  const cx = mark ? right + face.width(mark, size) / 2 : right + 1.7 * r
  const cy = TITLE_BASELINE - r
  const markLetter = `<path d="${face.path(mark, right, TITLE_BASELINE, size)}" fill="${signal}"/>`
  return { letters: letters.join(''), end: mark ? markLetter : point(cx, cy, r, signal), size, cx, cy }
}

/** Draws the name as in the header: in wide letters, closed by a point. */
function drawWordmark({ name, signal }: ShareBrand, face: Outlines): string {
  if (face.missing(name).length > 0) return ''
  const { baseline, maxWidth } = WORDMARK
  const size = Math.min(WORDMARK.size, (WORDMARK.size * maxWidth) / face.width(name, WORDMARK.size))
  const r = size * POINT
  const cx = MARGIN + face.width(name, size) + 1.5 * r
  return `<path d="${face.path(name, MARGIN, baseline, size)}"/>${point(cx, baseline - r, r, signal)}`
}

function drawFoot({ host }: ShareBrand, face: Outlines): string {
  const ticks = Array.from({ length: 61 }, (_, tick) => {
    const x = MARGIN + ((W - 2 * MARGIN) * tick) / 60
    return `M${round(x)} ${RULE_Y}v${tick % 10 === 0 ? 16 : tick % 5 === 0 ? 11 : 7}`
  })
  return (
    `<path d="M${MARGIN} ${RULE_Y}H${W - MARGIN}${ticks.join('')}" fill="none" stroke="${LINE_STRONG}" stroke-width="1.5"/>` +
    `<path d="${face.path(host, MARGIN, 598, 25)}" fill="${RULE}"/>`
  )
}

function point(cx: number, cy: number, r: number, color: string): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${color}"/>`
}
