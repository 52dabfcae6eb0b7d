import type { Drawings } from '#lib/engrave/svg-file.ts'

/** The side of the square in which a glyph is drawn, in px. */
const SIDE = 64

/**
 * Returns a sprite, in which glyphs stand one below the other. An address that ends in the name of a glyph shows it
 * alone, so that a page with many glyphs loads one file. The sprite is as large as one glyph, because a browser takes
 * the proportions of a picture from its file.
 */
export function glyphSprite(glyphs: Drawings): string {
  const drawings = Object.entries(glyphs).map(([name, draw], index) => {
    const y = SIDE * index
    return `<view id="${name}" viewBox="0 ${y} ${SIDE} ${SIDE}"/>${placed(draw(), y)}`
  })
  const size = `viewBox="0 0 ${SIDE} ${SIDE * drawings.length}" width="${SIDE}" height="${SIDE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawings.join('')}</svg>`
}

/** Returns the drawing of a file as part of the sprite, at its place and in its size. */
function placed(svg: string, y: number): string {
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/^<svg[^>]*/, (tag) => tag.replace(/\s(?:xmlns|x|y|width|height)="[^"]*"/g, ''))
    .replace('<svg', `<svg y="${y}" width="${SIDE}" height="${SIDE}"`)
}
