import { brotliCompressSync } from 'node:zlib'
import { codeHash, withCacheSync } from './cache.ts'

const KEY = ['placeholder', process.versions.brotli, codeHash(import.meta.url)]

/**
 * The most bytes that a placeholder may have when compressed. A page takes about as many packets with it as without it.
 */
export const MAX_PLACEHOLDER_BYTES = 900

/** The most characters of one line in a placeholder. The outline of a moon is as long as everything else together. */
const MAX_LINE_LENGTH = 300

const FIRST_PICTURE = /<img [^>]*fetchpriority="high"[^>]*>/i
const FILLED_PATH = /^<path .*fill="(?!none)/
const UNCHANGED_ELEMENT = /<(defs|clipPath)\b.*?<\/\1>/g
const SHAPE = /<(?:path|circle|ellipse|rect) [^>]*\/>/g
const GEOMETRY_ATTRIBUTE = / (?:d|c[xy]|r[xy]?|[xy]|width|height|stroke-dash\w+)="[^"]*"/g

/**
 * Returns the rule that paints a placeholder of a page's first picture together with the text, as the background of the
 * image. The picture arrives a round trip later, and its lines then cover those of the placeholder exactly. The first
 * picture is the first with a high fetch priority; without one, the rule is empty. `drawingOf` returns the SVG of a
 * picture by its address.
 * @throws an Error when `drawingOf` does not know the first picture
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
 * Returns a drawing with fewer lines: as many of each style as fit into a placeholder, evenly spread. The lines keep
 * their exact coordinates. A filled path with a single outline stays, because it hides the lines behind it.
 */
export function placeholderSvg(drawing: string): string {
  return withCacheSync([...KEY, drawing].join('\n'), () => sketchOf(drawing))
}

function sketchOf(drawing: string): string {
  const sized = withSize(drawing)
  const totals = linesPerStyle(sized)
  const maxLines = Math.max(...totals.values())
  let sketch = thinOut(sized, totals, 1)
  for (let lines = 2; lines <= maxLines; lines++) {
    const denser = thinOut(sized, totals, lines)
    if (brotliCompressSync(denser).length > MAX_PLACEHOLDER_BYTES) break
    sketch = denser
  }
  return sketch
}

/** Adds a size to a drawing that has none. Browsers treat a background image without a size as 300 by 150 pixels. */
function withSize(drawing: string): string {
  const [root = ''] = /<svg [^>]*>/.exec(drawing) ?? []
  const [, w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(root) ?? []
  return / width="/.test(root) ? drawing : drawing.replace('<svg ', `<svg width="${w}" height="${h}" `)
}

/**
 * Returns the number of lines of each style that are worth their bytes. A style is all attributes of an element except
 * its geometry.
 */
function linesPerStyle(drawing: string): ReadonlyMap<string, number> {
  const isInFrame = frameFilter(drawing)
  const styles = new Map<string, number>()
  for (const [element] of drawing.replace(UNCHANGED_ELEMENT, '').matchAll(SHAPE)) {
    const style = element.replace(GEOMETRY_ATTRIBUTE, '')
    styles.set(style, (styles.get(style) ?? 0) + linesOf(element).filter(isInFrame).length)
  }
  return styles
}

/** Returns the drawing with at most `maxLines` lines of each style, and with all filled paths. */
function thinOut(drawing: string, totals: ReadonlyMap<string, number>, maxLines: number): string {
  const isInFrame = frameFilter(drawing)
  const counts = new Map<string, number>()
  const thinner = (element: string) => {
    const lines = linesOf(element).filter(isInFrame)
    if (lines.length === 1 && FILLED_PATH.test(element)) return element
    const style = element.replace(GEOMETRY_ATTRIBUTE, '')
    const share = maxLines / Math.max(maxLines, totals.get(style) ?? 0)
    const chosen = lines.filter(() => {
      const before = counts.get(style) ?? 0
      counts.set(style, before + 1)
      return Math.ceil((before + 1) * share) > Math.ceil(before * share)
    })
    return chosen.length === 0 ? '' : element.replace(/ d="[^"]*"/, ` d="${chosen.join('')}"`)
  }
  const unchanged: string[] = []
  return drawing
    .replace(UNCHANGED_ELEMENT, (unchangedElement) => `<!--${unchanged.push(unchangedElement) - 1}-->`)
    .replace(SHAPE, thinner)
    .replace(/<g[^>]*><\/g>/g, '')
    .replace(/<!--(\d+)-->/g, (_, index) => unchanged[Number(index)] ?? '')
}

/** Returns the lines of an element: one for each move command of a path, and one for any other element. */
function linesOf(element: string): readonly string[] {
  return / d="([^"]*)"/.exec(element)?.[1]?.split(/(?=M)/) ?? [element]
}

/**
 * Returns a function that selects the lines worth their bytes: they start within the frame and have at most
 * `MAX_LINE_LENGTH` characters. The origin of a group may be the centre of the frame, so half a frame to the left or
 * above still counts as within it.
 */
function frameFilter(drawing: string): (line: string) => boolean {
  const [, w = 0, h = 0] = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing)?.map(Number) ?? []
  return (line) => {
    const [, x = 0, y = 0] = /^M(-?[\d.]+)[ ,](-?[\d.]+)/.exec(line)?.map(Number) ?? []
    return line.length <= MAX_LINE_LENGTH && x >= -w / 2 && x <= w && y >= -h / 2 && y <= h
  }
}

/** Returns an SVG as a data URL for single quotes. It escapes brackets, because one could end the rule's `url(`. */
function dataUrl(svg: string): string {
  const escaped = svg.replace(/[%#'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `data:image/svg+xml,${escaped}`
}
