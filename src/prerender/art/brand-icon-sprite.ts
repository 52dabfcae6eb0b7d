import { records } from 'virtual:records/technologies/details'
import * as icons from 'simple-icons'
import { PLASTER } from '#lib/engrave/inks.ts'
import { svgFile } from './svg-file.ts'

/**
 * Returns a sprite with the brand icons of the technologies, in list order, one below the other. Each icon is 24 px
 * wide and is centred in a square of 48 px. The square of a technology without an icon is empty.
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
