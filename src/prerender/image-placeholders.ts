import { brotliCompressSync } from 'node:zlib'

/** The most bytes of a placeholder, compressed. A page takes about as many packets with it as without. */
export const MAX_PLACEHOLDER_BYTES = 900

/** The most characters of one line in it. The limb of a moon alone is as long as everything else. */
const MAX_LINE_LENGTH = 300

const FIRST_PICTURE = /<img [^>]*fetchpriority="high"[^>]*>/i
const FILLED_PATH = /^<path .*fill="(?!none)/
const KEPT_ELEMENT = /<(defs|clipPath)\b.*?<\/\1>/g
const SHAPE = /<(?:path|circle|ellipse|rect) [^>]*\/>/g
const GEOMETRY_ATTRIBUTE = / (?:d|c[xy]|r[xy]?|[xy]|width|height|stroke-dash\w+)="[^"]*"/g

/**
 * Returns the rule that paints a placeholder of a page's first picture together with the text, as the background of the
 * image. The picture needs a second round trip, and its lines then cover those of the placeholder exactly. It is the
 * first picture with a high fetch priority; without one the rule is empty. `drawingOf` returns the SVG of a picture by
 * its address.
 * @throws an Error when the picture is not one of the site's drawings
 */
export function placeholderRule(body: string, drawingOf: (src: string) => string | undefined): string {
  const [image] = FIRST_PICTURE.exec(body) ?? []
  const src = image && / src="([^"]*)"/.exec(image)?.[1]
  if (!src) return ''
  const drawing = drawingOf(src)
  if (!drawing) throw new Error(`There is no drawing from which to make a placeholder for ${src}.`)
  return `img[src="${src}"]{background-image:url('${dataUrl(placeholderSvg(drawing))}')}`
}

/**
 * Returns a drawing with fewer lines: of each style as many, evenly spread, as fit into a placeholder. The lines keep
 * their exact coordinates. Filled shapes stay complete, because they hide the lines behind them.
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

/** Adds a size to a drawing. Browsers take a background image without one as 300 by 150 pixels and scale it up. */
function withSize(drawing: string): string {
  const [root = ''] = /<svg [^>]*>/.exec(drawing) ?? []
  const [, w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(root) ?? []
  return / width="/.test(root) ? drawing : drawing.replace('<svg ', `<svg width="${w}" height="${h}" `)
}

/** Returns the number of lines of each style. A style is all attributes of an element except its geometry. */
function linesPerStyle(drawing: string): ReadonlyMap<string, number> {
  const isSeen = isInFrame(drawing)
  const styles = new Map<string, number>()
  for (const [mark] of drawing.replace(KEPT_ELEMENT, '').matchAll(SHAPE)) {
    const look = mark.replace(GEOMETRY_ATTRIBUTE, '')
    styles.set(look, (styles.get(look) ?? 0) + linesOf(mark).filter(isSeen).length)
  }
  return styles
}

/** Returns the drawing with at most `most` lines of each style. */
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

/** Returns the lines of an element: one for each move command of a path, and one for any other element. */
function linesOf(mark: string): readonly string[] {
  return / d="([^"]*)"/.exec(mark)?.[1]?.split(/(?=M)/) ?? [mark]
}

/**
 * Returns a function that selects the lines worth their bytes: they start within the frame and are not too long. The
 * origin of a group may be the centre of the frame, so half a frame to the left or above still counts as within it.
 */
function isInFrame(drawing: string): (line: string) => boolean {
  const [, w = 0, h = 0] = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing)?.map(Number) ?? []
  return (line) => {
    const [, x = 0, y = 0] = /^M(-?[\d.]+)[ ,](-?[\d.]+)/.exec(line)?.map(Number) ?? []
    return line.length <= MAX_LINE_LENGTH && x >= -w / 2 && x <= w && y >= -h / 2 && y <= h
  }
}

/** Returns an SVG as an address for single quotes. It escapes brackets, which could end a `url(` in the drawing. */
function dataUrl(svg: string): string {
  const escaped = svg.replace(/[%#'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `data:image/svg+xml,${escaped}`
}
