import { type Ground, PLASTER, RULE, SIGNAL } from '#lib/engrave/inks.ts'
import { type Tones, trails } from '#lib/engrave/trails.ts'
import { aboutArt } from './art/about.ts'
import { agentsArt } from './art/agents.ts'
import { homeArt } from './art/home.ts'
import { homeLowerArt } from './art/home-lower.ts'
import { productsArt } from './art/products.ts'
import { projectsArt } from './art/projects.ts'
import { referArt } from './art/refer.ts'
import { serviceArt } from './art/service.ts'
import { servicesArt } from './art/services.ts'
import { svgBackground, svgFile } from './art/svg-file.ts'
import { trainingArt } from './art/training.ts'

const tones: Tones = [
  ['#7186b3', 0.76],
  [RULE, 0.15],
  [PLASTER, 0.09],
]

function pictureSvg(w: number, h: number, ink: Ground, drawing: string): string {
  const strokes = `<g fill="none" stroke-linecap="round">${drawing}</g>`
  return svgFile(w, h, svgBackground(w, h, ink) + strokes, 'preserveAspectRatio="xMidYMid slice"')
}

/**
 * Functions that each draw an SVG file. A key is the name of a file in `/art`, or a whole address such as
 * `/glyphs/sphere`. Both are without `.svg`.
 */
export type Art = Readonly<Record<string, () => string>>

const builds = import.meta.glob<{ readonly art?: Art }>('/src/pages/*/build.ts', { eager: true })
const pageArt: Art = Object.assign({}, ...Object.values(builds).map(({ art }) => art))

/** The drawings that a build writes as SVG files. Most files are in `/art`. */
export const art: Art = {
  'game-sky': gameSky,
  'letter-sky': newsletterSky,
  ...homeArt,
  ...homeLowerArt,
  ...aboutArt,
  ...serviceArt,
  ...servicesArt,
  ...referArt,
  ...trainingArt,
  ...agentsArt,
  ...projectsArt,
  ...productsArt,
  ...pageArt,
}

/** Draws the night sky under the cards of the memory game. */
function gameSky(): string {
  const [cx, cy] = [400, 240]
  const sky = trails({ tones, seed: 640, cx, cy, r0: 10, r1: 640, gap: 6, sweep: 27, alpha: 1, extra: 0.8 })
  const point = `<circle cx="${cx}" cy="${cy}" r="9" fill="${SIGNAL}" stroke="none"/>`
  return pictureSvg(640, 640, ['#0d1f47', '#0d1f47'], sky + point)
}

/** Draws the sky behind the newsletter form, around a point above the form. */
function newsletterSky(): string {
  const [cx, cy] = [610, 70]
  const sky = trails({ tones, seed: 330, cx, cy, r0: 14, r1: 900, gap: 9, sweep: 27, alpha: 0.7, extra: 0.4 })
  const point = `<circle cx="${cx}" cy="${cy}" r="6" fill="${SIGNAL}" stroke="none"/>`
  return pictureSvg(1312, 330, ['#07302e', '#05101a'], sky + point)
}
