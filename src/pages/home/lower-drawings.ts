import { records as personas } from 'virtual:records/personas'
import { referralExample } from '#content/refer-example.ts'
import { team } from '#content/team.ts'
import { dayArc } from '#lib/engrave/day-arc.ts'
import { dial } from '#lib/engrave/dial.ts'
import { gears } from '#lib/engrave/gears.ts'
import { SIGNAL } from '#lib/engrave/inks.ts'
import { nodeRing } from '#lib/engrave/node-ring.ts'
import { personSky } from '#lib/engrave/person-sky.ts'
import { persona } from '#lib/engrave/persona.ts'
import { referralSector } from '#lib/engrave/referral-sector.ts'
import { ripples } from '#lib/engrave/ripples.ts'
import { rosette } from '#lib/engrave/rosette.ts'
import { starChart } from '#lib/engrave/star-chart.ts'
import { sunrise } from '#lib/engrave/sunrise.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import { svgFile } from '#lib/engrave/svg-file.ts'
import { slugify } from '#lib/slugify.ts'
import { tallLayout, wideLayout } from '#pages/home/agent-diagram/layout.ts'

/** The drawings of the second half of the home page. */
export const lowerDrawings: Drawings = {
  'home-chart-wide': () => starChart({ w: wideLayout.width, h: wideLayout.height }),
  'home-chart-tall': () => starChart({ w: tallLayout.width, h: tallLayout.height }),
  'home-node-ring': nodeRing,
  'home-product-support': () => onPlate(ripples({ ...CENTRE, r: 104, spread: 0.5, n: 14 })),
  'home-product-data': () => onPlate(dial({ ...CENTRE, r: 122, rings: 4, from: -126, share: 0.3 })),
  'home-product-workflow': () => onPlate(gears(WHEELS)),
  'home-product-content': () => onPlate(rosette({ ...CENTRE, r: 122, w: 0.8, o: 0.85 }) + POINT),
  'home-day-arc': dayArc,
  'home-referral': () => referralSector(referralExample.least, referralExample.most),
  'home-sunrise': sunrise,
  ...Object.fromEntries(personas.map(({ name }) => [`home-persona-${slugify(name)}`, () => persona(name)])),
  ...Object.fromEntries(
    team.flatMap(({ name, photo }, ink) =>
      photo ? [] : [[`home-team-${slugify(name)}`, () => personSky(name, { ink, w: 480, h: 600 })] as const],
    ),
  ),
}

/** The centre of a product drawing. Such a drawing has 320 by 300 px and no background of its own. */
const CENTRE = { cx: 160, cy: 150 } as const
const POINT = `<circle cx="160" cy="150" r="5" fill="${SIGNAL}"/>`
const WHEELS = [
  { cx: 110, cy: 178, r: 66 },
  { cx: 217, cy: 118, r: 46 },
  { cx: 226, cy: 222, r: 44 },
] as const

function onPlate(drawing: string): string {
  return svgFile(320, 300, drawing, 'fill="none"')
}
