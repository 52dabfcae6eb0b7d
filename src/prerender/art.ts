import { SIGNAL } from '#lib/engrave/inks.ts'
import { sprite } from '#lib/engrave/sprite.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import { pageBuilds } from './page-builds.ts'

const glyphFiles = import.meta.glob<string>('../ui/brand/glyphs/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The side of the square in which a menu's drawing is made, in px. */
const GLYPH_SIDE = 64

/** The drawings of menus by name, in which `{signal}` stands for the owner's colour. */
export const glyphs: Drawings = Object.assign(
  Object.fromEntries(
    Object.entries(glyphFiles).map(([file, svg]) => [
      file.replace(/^.*\/([^/]+)\.svg$/, '$1'),
      () => svg.replaceAll('{signal}', SIGNAL),
    ]),
  ),
  ...Object.values(pageBuilds).map((build) => build.glyphs),
)

/** The drawings that a build writes as SVG files: those of all pages, and one with the glyphs of menus. */
export const art: Drawings = Object.assign(
  { '/glyphs/menu': () => sprite(glyphs, GLYPH_SIDE) },
  ...Object.values(pageBuilds).map((build) => build.art),
)
