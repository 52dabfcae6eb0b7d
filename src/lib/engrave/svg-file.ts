import type { Ground } from '#lib/engrave/inks.ts'

/**
 * Functions that each draw an SVG file. A key is the name of a file in `/art`, or a whole address such as
 * `/glyphs/menu`. Both are without `.svg`.
 */
export type Drawings = Readonly<Record<string, () => string>>

/** Returns the source of an SVG file of `w` by `h` CSS pixels; `attributes` are added to its root element. */
export function svgFile(w: number, h: number, drawing: string, attributes = ''): string {
  const size = `viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}${attributes && ` ${attributes}`}>${drawing}</svg>`
}

/** Returns a background that fills an SVG file, with a gradient from the colour `top` to the colour `bottom`. */
export function svgBackground(w: number, h: number, [top, bottom]: Ground): string {
  const stops = `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`
  return (
    `<defs><linearGradient id="ink" x2="0" y2="1">${stops}</linearGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#ink)"/>`
  )
}
