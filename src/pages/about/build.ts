import { records as agencyTimeline } from 'virtual:records/timeline'
import { exposure } from '#lib/engrave/exposure.ts'
import { PATINA, PLASTER, plate } from '#lib/engrave/inks.ts'
import { scene } from '#lib/engrave/instruments/scene.ts'
import { moon } from '#lib/engrave/moon.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import { type Tones, trails } from '#lib/engrave/trails.ts'

/** The drawings of the about page. Each tile has the format of its place in the mosaic. */
export const art: Drawings = {
  'about-exposure': () => exposure(agencyTimeline.map(({ since }) => since)),
  'about-city': () => scene('web', 'azure', { w: 640, h: 560, base: 516, cx: 448, tall: 340 }),
  'about-watch': () => scene('host', 'patina', { w: 640, h: 240, base: 216, cx: 448, tall: 172 }),
  'about-name': nameTile,
  'about-craft': () => scene('api', 'patina', { w: 400, h: 320, base: 288, cx: 200, tall: 240 }),
}

const tones: Tones = [
  ['#93a8d0', 0.76],
  [PATINA, 0.12],
  [PLASTER, 0.12],
]

/** Draws the tile about the name (Vyoma is Sanskrit for sky): a moon, with the sky turning around it. */
function nameTile(): string {
  const [cx, cy] = [200, 160]
  const sky = trails({ seed: 77, cx, cy, r0: 132, r1: 300, gap: 7, sweep: 27, tones, extra: 0.5 })
  const disc = `<circle cx="${cx}" cy="${cy}" r="108" fill="#0b1428"/>`
  const drawing = sky + disc + moon({ cx, cy, r: 104, phase: 0.62, lines: 44 })
  return plate({ w: 400, h: 320, key: 'ink', ground: ['#0d1830', '#0b1428'], fit: 'xMidYMid slice', drawing })
}
