import { brotliCompressSync } from 'node:zlib'

/** Most bytes of a sketch, compressed: with it a page still comes in about as many packets as without. */
export const MAX_PLACEHOLDER_BYTES = 900

/** Most characters of one of its lines: the limb of a moon is as long as all else. */
const MAX_LINE_LENGTH = 300

const FIRST_PICTURE = /<img [^>]*fetchpriority="high"[^>]*>/i
const FILLED_PATH = /^<path .*fill="(?!none)/
const KEPT_ELEMENT = /<(defs|clipPath)\b.*?<\/\1>/g
const SHAPE = /<(?:path|circle|ellipse|rect) [^>]*\/>/g
const GEOMETRY_ATTRIBUTE = / (?:d|c[xy]|r[xy]?|[xy]|width|height|stroke-dash\w+)="[^"]*"/g

/**
 * The rule that paints a page's first picture together with its words: a sketch of it as the background of its place.
 * The picture follows in a second round trip, and takes the place of the sketch line upon line. It is the first picture
 * that the page asks for with a high priority; without one there is no rule. `drawingOf` hands out the SVG of a picture
 * by its address.
 * @throws when the picture is not one of the site's drawings
 */
export function placeholderRule(body: string, drawingOf: (src: string) => string | undefined): string {
  const [image] = FIRST_PICTURE.exec(body) ?? []
  const src = image && / src="([^"]*)"/.exec(image)?.[1]
  if (!src) return ''
  const drawing = drawingOf(src)
  if (!drawing) throw new Error(`There is no drawing to sketch ${src} from.`)
  return `img[src="${src}"]{background-image:url('${dataUrl(placeholderSvg(drawing))}')}`
}

/**
 * A drawing with fewer lines: of each look only so many, spread evenly, as fit into the bytes of a sketch. What is there
 * lies where it lies in the drawing, to the letter; bodies stay whole, since they are what hides lines behind them.
 */
export function placeholderSvg(drawing: string): string {
  const framed = withSize(drawing)
  const all = linesPerStyle(framed)
  const most = Math.max(...all.values())
  let sketch = thinOut(framed, all, 1)
  for (let lines = 2; lines <= most; lines++) {
    const denser = thinOut(framed, all, lines)
    if (brotliCompressSync(denser).length > MAX_PLACEHOLDER_BYTES) break
    sketch = denser
  }
  return sketch
}

/** A background that does not tell its size would be taken for one of 300 by 150 pixels that is blown up. */
function withSize(drawing: string): string {
  const [root = ''] = /<svg [^>]*>/.exec(drawing) ?? []
  const [, w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(root) ?? []
  return / width="/.test(root) ? drawing : drawing.replace('<svg ', `<svg width="${w}" height="${h}" `)
}

/** How many lines there are of each look, which is all that a mark says but its place. */
function linesPerStyle(drawing: string): ReadonlyMap<string, number> {
  const isSeen = isInFrame(drawing)
  const styles = new Map<string, number>()
  for (const [mark] of drawing.replace(KEPT_ELEMENT, '').matchAll(SHAPE)) {
    const look = mark.replace(GEOMETRY_ATTRIBUTE, '')
    styles.set(look, (styles.get(look) ?? 0) + linesOf(mark).filter(isSeen).length)
  }
  return styles
}

/** The drawing with at most `most` lines of a look. */
function thinOut(drawing: string, all: ReadonlyMap<string, number>, most: number): string {
  const isSeen = isInFrame(drawing)
  const seen = new Map<string, number>()
  const thinner = (mark: string) => {
    const lines = linesOf(mark).filter(isSeen)
    if (lines.length === 1 && FILLED_PATH.test(mark)) return mark
    const look = mark.replace(GEOMETRY_ATTRIBUTE, '')
    const share = most / Math.max(most, all.get(look) ?? 0)
    const kept = lines.filter(() => {
      const before = seen.get(look) ?? 0
      seen.set(look, before + 1)
      return Math.ceil((before + 1) * share) > Math.ceil(before * share)
    })
    return kept.length === 0 ? '' : mark.replace(/ d="[^"]*"/, ` d="${kept.join('')}"`)
  }
  const whole: string[] = []
  return drawing
    .replace(KEPT_ELEMENT, (part) => `<!--${whole.push(part) - 1}-->`)
    .replace(SHAPE, thinner)
    .replace(/<g[^>]*><\/g>/g, '')
    .replace(/<!--(\d+)-->/g, (_, index) => whole[Number(index)] ?? '')
}

/** A path is as many lines as it moves to places; other marks are one. */
function linesOf(mark: string): readonly string[] {
  return / d="([^"]*)"/.exec(mark)?.[1]?.split(/(?=M)/) ?? [mark]
}

/**
 * Tells the lines worth their bytes: those without too many points that begin in the frame. In a group that was moved to
 * the middle of the frame places count from there, so half a frame before its edge still counts as in it.
 */
function isInFrame(drawing: string): (line: string) => boolean {
  const [, w = 0, h = 0] = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing)?.map(Number) ?? []
  return (line) => {
    const [, x = 0, y = 0] = /^M(-?[\d.]+)[ ,](-?[\d.]+)/.exec(line)?.map(Number) ?? []
    return line.length <= MAX_LINE_LENGTH && x >= -w / 2 && x <= w && y >= -h / 2 && y <= h
  }
}

/** As an address within single quotes; without brackets, which would end what looks like an address in the drawing. */
function dataUrl(svg: string): string {
  const escaped = svg.replace(/[%#'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `data:image/svg+xml,${escaped}`
}
