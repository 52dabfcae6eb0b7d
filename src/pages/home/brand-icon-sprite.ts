import { records } from 'virtual:records/technologies/details'
import * as icons from 'simple-icons'
import { PLASTER } from '#lib/engrave/inks.ts'
import { svgFile } from '#lib/engrave/svg-file.ts'

/**
 * Returns a sprite, in which the brand icons of the technologies stand one below the other, in list order. Each icon is
 * 24 px wide and is centred in a square of 48 px. The square of a technology without an icon is empty.
 */
export function brandIconSprite(): string {
  const iconSlugs = records.flatMap(({ marks }) => marks)
  const drawing = iconSlugs.map((iconSlug, index) =>
    iconSlug ? `<path transform="translate(12 ${12 + 48 * index})" d="${pathOf(iconSlug)}"/>` : '',
  )
  const height = 48 * iconSlugs.length
  return svgFile(48, height, drawing.join(''), `fill="${PLASTER}"`)
}

function pathOf(iconSlug: string): string {
  const match = Object.values(icons).find((icon) => 'slug' in icon && icon.slug === iconSlug)
  return match && 'path' in match ? match.path : ''
}
