import { records } from 'virtual:records/technologies/details'
import * as icons from 'simple-icons'
import { PLASTER } from '#lib/engrave/inks.ts'
import { svgFile } from './svg-file.ts'

/**
 * The marks of technologies, on a grid of 24: one below the other, each in the middle of a square twice its size. A technology's
 * square is its place in the list; one without a mark leaves it empty.
 */
export function brandIconSprite(): string {
  const all = records.flatMap(({ marks }) => marks)
  const drawing = all.map((mark, place) =>
    mark ? `<path transform="translate(12 ${12 + 48 * place})" d="${pathOf(mark)}"/>` : '',
  )
  const height = 48 * all.length
  return svgFile(48, height, drawing.join(''), `fill="${PLASTER}"`)
}

function pathOf(mark: string): string {
  const found = Object.values(icons).find((icon) => 'slug' in icon && icon.slug === mark)
  return found && 'path' in found ? found.path : ''
}
