import type { Drawings } from '#lib/engrave/svg-file.ts'
import { pageBuilds } from './page-builds.ts'

/** The drawings that a build writes as SVG files: those of all pages. */
export const art: Drawings = Object.assign({}, ...Object.values(pageBuilds).map((build) => build.art))
