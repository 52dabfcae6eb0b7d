import { LINE_STRONG, PLASTER, STARS } from '#lib/engrave/inks.ts'
import { hash } from '#lib/engrave/seeded-random.ts'
import { type Tones, trails } from '#lib/engrave/trails.ts'
import { api } from './api.ts'
import { host } from './host.ts'
import { mobile } from './mobile.ts'
import { seo } from './seo.ts'
import { shop } from './shop.ts'
import { sphere } from './sphere.ts'
import type { Drawn, Stage } from './strokes.ts'
import { uiux } from './uiux.ts'
import { web } from './web.ts'
import { wp } from './wp.ts'

const drawings = { web, shop, seo, uiux, host, wp, mobile, api, sphere } satisfies Record<
  string,
  (stage: Stage) => Drawn
>

/** The name of a drawing of a service. */
export type InstrumentKind = keyof typeof drawings
export const instrumentKinds = Object.keys(drawings) as readonly InstrumentKind[]

/** The drawing for services that have no drawing of their own. */
export const FALLBACK_INSTRUMENT = 'sphere' as const satisfies InstrumentKind

/** The inks of plates: the top and bottom of the ground, and the dark of the stone. */
const INKS = {
  indigo: ['#0d1f47', '#060c1b', '#070f24'],
  patina: ['#07302e', '#05101a', '#051618'],
  ember: ['#331a10', '#0b0a14', '#160d0e'],
  slate: ['#1a2638', '#080d18', '#0b1220'],
  azure: ['#0b2b49', '#04101e', '#081326'],
} as const

export type InkName = keyof typeof INKS
export const inkNames = ['azure', 'ember', 'indigo', 'slate', 'patina'] as const satisfies readonly InkName[]

const TONES: Tones = [
  ['#6a7ea9', 0.76],
  [STARS.o, 0.14],
  [PLASTER, 0.1],
]

/** Draws an instrument on the horizon `base`, about `h` tall. */
export function instrument(kind: InstrumentKind, ink: InkName, stage: Omit<Stage, 'stone'>): Drawn {
  return drawings[kind]({ ...stage, stone: INKS[ink][2] })
}

/** The layout of a picture. `end` is the bottom colour of its ground, if the ground has to fade into the page. */
export type SceneOptions = {
  readonly w: number
  readonly h: number
  readonly base: number
  readonly cx: number
  readonly tall: number // of the instrument
  readonly end?: string
}

/** Draws an SVG document: an instrument on a horizon with a graduated rule, and a sky around the instrument's star. */
export function scene(kind: InstrumentKind, ink: InkName, { w, h, base, cx, tall, end }: SceneOptions): string {
  const [top, inkBottom] = INKS[ink]
  const bottom = end ?? inkBottom
  const { art, star } = instrument(kind, ink, { cx, base, h: tall })
  const [x, y] = star
  const radius = Math.hypot(Math.max(x, w - x), Math.max(y, h - y))
  const sky = trails({
    seed: hash(kind),
    cx: x,
    cy: y,
    r0: 14,
    r1: radius,
    gap: 8,
    sweep: 27,
    extra: 0.6,
    tones: TONES,
  })
  const stops = `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" fill="none" preserveAspectRatio="xMidYMax slice">` +
    `<defs><linearGradient id="ink" x2="0" y2="1">${stops}</linearGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#ink)"/>${sky}<path d="M0 ${base}H${w}V${h}H0z" fill="${bottom}"/>${art}` +
    `<path d="M0 ${base}H${w}" stroke="${PLASTER}" stroke-width="1.4"/>` +
    `<path d="${rule(w, base)}" stroke="${LINE_STRONG}"/></svg>`
  )
}

/** Draws a short tick every 8 units and a long one every 80. */
function rule(w: number, base: number): string {
  let d = ''
  for (let i = 0; i <= w / 8; i++) d += `M${i * 8} ${base}v${i % 10 === 0 ? 14 : 6}`
  return d
}
