import type { Drawings } from './svg-file.ts'

/**
 * Returns a sprite, in which drawings stand one below the other, each in a square of this side. An address that ends in
 * the name of a drawing shows it alone, so that a page with many drawings loads one file. The sprite is as large as one
 * drawing, because a browser takes the proportions of a picture from its file.
 */
export function sprite(drawings: Drawings, side: number): string {
  const parts = Object.entries(drawings).map(([name, draw], index) => {
    const y = side * index
    return `<view id="${name}" viewBox="0 ${y} ${side} ${side}"/>${placed(draw(), y, side)}`
  })
  const size = `viewBox="0 0 ${side} ${side * parts.length}" width="${side}" height="${side}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`
}

/** Returns the drawing of a file as part of a sprite, at its place and in its size. */
function placed(svg: string, y: number, side: number): string {
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/^<svg[^>]*/, (tag) => tag.replace(/\s(?:xmlns|x|y|width|height)="[^"]*"/g, ''))
    .replace('<svg', `<svg y="${y}" width="${side}" height="${side}"`)
}
