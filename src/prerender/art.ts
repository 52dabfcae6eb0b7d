import { SIGNAL } from '#lib/engrave/inks.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import { pageBuilds } from './page-builds.ts'

const glyphFiles = import.meta.glob<string>('../ui/brand/glyphs/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The drawings of menus, in which `{signal}` stands for the owner's colour. */
const glyphs: Drawings = Object.fromEntries(
  Object.entries(glyphFiles).map(([file, svg]) => [
    file.replace(/^.*\/(glyphs\/[^/]+)\.svg$/, '/$1'),
    () => svg.replaceAll('{signal}', SIGNAL),
  ]),
)

/** The drawings that a build writes as SVG files: those of menus and of all pages. */
export const art: Drawings = Object.assign({}, glyphs, ...Object.values(pageBuilds).map((build) => build.art))
