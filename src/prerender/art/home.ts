import { records as clients } from 'virtual:records/clients/details'
import { record as process } from 'virtual:records/pages/home/process'
import { connectedTools } from '#content/connections.ts'
import { facts } from '#content/facts.ts'
import { technologyLayers } from '#content/technologies.ts'
import { testimonials } from '#content/testimonials.ts'
import { breakEven, EVEN_BOX } from '#lib/engrave/break-even.ts'
import { pick } from '#lib/engrave/chance.ts'
import { dayDial } from '#lib/engrave/day-dial.ts'
import { RULE, STARS } from '#lib/engrave/inks.ts'
import { ARCH, integrationArch } from '#lib/engrave/integration-arch.ts'
import { moon } from '#lib/engrave/moon.ts'
import { personSky } from '#lib/engrave/person-sky.ts'
import { ORBIT_BOX, techArcs, techDial } from '#lib/engrave/tech-ring.ts'
import { numberIn } from '#lib/number-in.ts'
import type { Art } from '../art.ts'
import { brandMarks } from './brand-marks.ts'
import { file } from './file.ts'

const MARKED_TOOL = 3 // Automation
const TINTS = [STARS.o, STARS.a, STARS.g, STARS.k, STARS.m] as const
const MOON = 260

function orbit(): Art {
  const layers = technologyLayers.map(({ technologies }, i) => ({
    count: technologies.length,
    tint: pick(TINTS, i),
  }))
  const count = layers.reduce((sum, layer) => sum + layer.count, 0)
  return {
    'home-orbit': () => file(ORBIT_BOX, ORBIT_BOX, techDial(count)),
    'home-marks': brandMarks,
    'home-orbit-arcs': () => file(ORBIT_BOX, ORBIT_BOX, techArcs(layers)),
  }
}

function people(): Art {
  return Object.fromEntries(
    testimonials.map(({ id, author, ink }, place) => [
      `home-person-${id}`,
      () => personSky(author, { ink: ink ?? place % 3 }),
    ]),
  )
}

function moons(): Art {
  const half = MOON / 2
  return Object.fromEntries(
    process.steps.map(({ id, lit }) => [
      `home-moon-${id}`,
      () => file(MOON, MOON, moon({ cx: half, cy: half, r: 124, phase: lit, lines: 44 })),
    ]),
  )
}

/** The marks of clients without a logo, in the colour of their names. */
function marks(): Art {
  return Object.fromEntries(
    clients
      .filter(({ logo }) => logo === undefined)
      .map(({ id, strokes }) => [
        `client-${id}`,
        () =>
          file(
            24,
            24,
            `<path d="${strokes}"/>`,
            `fill="none" stroke="${RULE}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"`,
          ),
      ]),
  )
}

/** The drawings of the middle of the home page. */
export const home: Art = {
  ...people(),
  ...orbit(),
  ...moons(),
  ...marks(),
  'home-arch': () =>
    file(
      ARCH.w,
      ARCH.h,
      integrationArch({ ticks: numberIn(facts.integrations), carried: connectedTools.length, marked: MARKED_TOOL }),
    ),
  'home-day-dial': () => file(EVEN_BOX, EVEN_BOX, dayDial({ cx: 170, cy: 170, r: 160 })),
  'home-break-even': () => file(EVEN_BOX, EVEN_BOX, breakEven()),
}
