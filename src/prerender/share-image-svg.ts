import { round } from '#lib/engrave/geometry.ts'
import { type Ground, LINE_STRONG, PLASTER, RULE } from '#lib/engrave/inks.ts'
import { hash, pick } from '#lib/engrave/seeded-random.ts'
import { svgFile } from '#lib/engrave/svg-file.ts'
import { type Tones, trails } from '#lib/engrave/trails.ts'
import type { WordmarkShapes } from '#ui/brand/wordmark-shapes.ts'
import type { Outlines } from './text-outlines.ts'
import { titleLines } from './title-lines.ts'

/** The agency in its share pictures. */
export type ShareBrand = {
  readonly wordmark: WordmarkShapes
  /** The host of the site, such as `vyomix.example`. */
  readonly host: string
  readonly grounds: readonly [Ground, ...Ground[]]
  /** The colour of letters. */
  readonly ink: string
  /** The colour of the point that closes the title, and of the parts of the wordmark that have it. */
  readonly signal: string
}

export type SharePage = { readonly path: string; readonly title: string }

/** The typefaces of a share picture. */
export type ShareFaces = { readonly title: Outlines; readonly data: Outlines }

const [W, H] = [1200, 630]
const MARGIN = 72
const RULE_Y = 548
const TITLE_BASELINE = 478
const TITLE_BOX = { width: W - 2 * MARGIN - 40, height: 330, size: 108, leading: 1.16 }
const WORDMARK = { top: 72, height: 44, maxWidth: 700 }
/** The radius of the point that closes a text, as a share of the font size. */
const POINT = 0.072
/** How far the trails keep from the letters of the title, as a share of the font size. */
const CLEARANCE = 0.09

const tones: Tones = [
  ['#7186b3', 0.76],
  [RULE, 0.15],
  [PLASTER, 0.09],
]

/**
 * Draws the picture that other sites show when a page is shared: its title under a sky that turns around the point at
 * its end, the name of the agency above, and the host below a rule. The path is the seed of the sky.
 */
export function shareImageSvg({ path, title }: SharePage, brand: ShareBrand, faces: ShareFaces): string {
  const [top, bottom] = pick(brand.grounds, hash(path))
  const { letters, end, size, cx, cy } = drawTitle(title, brand, faces.title)
  const sky = trails({ seed: hash(path), cx, cy, r0: 30, r1: 1300, gap: 9, sweep: 27, tones, alpha: 0.9, extra: 0.4 })
  const wordmark = drawWordmark(brand)
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

/** Draws the wordmark as in the header. */
function drawWordmark({ wordmark: { viewBox, paths }, signal }: ShareBrand): string {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number)
  const scale = Math.min(WORDMARK.height / height, WORDMARK.maxWidth / width)
  const transform = `translate(${MARGIN} ${WORDMARK.top}) scale(${scale.toFixed(4)}) translate(${-left} ${-top})`
  const keeping = 'vector-effect="non-scaling-stroke"' // the trails keep as far from it as from the title
  const shapes = paths.map(({ d, isSignal }) => `<path d="${d}" ${keeping}${isSignal ? ` fill="${signal}"` : ''}/>`)
  return `<g transform="${transform}">${shapes.join('')}</g>`
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
