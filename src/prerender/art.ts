import { type Tones, trails } from '#lib/engrave/trails.ts'
import { about } from './art/about.ts'
import { agents } from './art/agents.ts'
import { home } from './art/home.ts'
import { homeMore } from './art/home-more.ts'
import { jobs } from './art/jobs.ts'
import { products } from './art/products.ts'
import { projects } from './art/projects.ts'
import { refer } from './art/refer.ts'
import { service } from './art/service.ts'
import { services } from './art/services.ts'
import { training } from './art/training.ts'

type Picture = { readonly w: number; readonly h: number; readonly from: string; readonly to: string }

const tones: Tones = [
  ['#7186b3', 0.76],
  ['#bcc6d8', 0.15],
  ['#f3eddf', 0.09],
]

function picture({ w, h, from, to }: Picture, drawing: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><linearGradient id="ink" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#ink)"/><g fill="none" stroke-linecap="round">${drawing}</g></svg>`
  )
}

/** Drawings by file name, without its end, drawn when they are asked for. */
export type Art = Readonly<Record<string, () => string>>

/** Every drawing of the site that is a file of its own, `/art/….svg`. */
export const art: Art = {
  'game-sky': gameSky,
  'letter-sky': letterSky,
  ...home,
  ...homeMore,
  ...about,
  ...service,
  ...services,
  ...refer,
  ...training,
  ...agents,
  ...projects,
  ...products,
  ...jobs,
}

/** The night sky the sixteen cards of the game cover, tile by tile. */
function gameSky(): string {
  const [cx, cy] = [400, 240]
  const sky = trails({ tones, seed: 640, cx, cy, r0: 10, r1: 640, gap: 6, sweep: 27, alpha: 1, extra: 0.8 })
  return picture(
    { w: 640, h: 640, from: '#0d1f47', to: '#0d1f47' },
    `${sky}<circle cx="${cx}" cy="${cy}" r="9" fill="#ff8a3d" stroke="none"/>`,
  )
}

/** The sky of the letter band, around a point above the form. */
function letterSky(): string {
  const [cx, cy] = [610, 70]
  const sky = trails({ tones, seed: 330, cx, cy, r0: 14, r1: 900, gap: 9, sweep: 27, alpha: 0.7, extra: 0.4 })
  const point = `<circle cx="${cx}" cy="${cy}" r="6" fill="#ff8a3d" stroke="none"/>`
  return picture({ w: 1312, h: 330, from: '#07302e', to: '#05101a' }, sky + point)
}
