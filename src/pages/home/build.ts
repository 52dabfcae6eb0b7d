import { records as clients } from 'virtual:records/clients/details'
import { record as facts } from 'virtual:records/facts'
import { record as process } from 'virtual:records/pages/home/process'
import { records as technologyLayers } from 'virtual:records/technologies'
import { records as testimonials } from 'virtual:records/testimonials'
import type { SearchAction, WebSite } from 'schema-dts'
import { absoluteUrl } from '#content/absolute-url.ts'
import { config } from '#content/config.ts'
import { integrationKinds } from '#content/connections.ts'
import { paths } from '#content/paths.ts'
import { BREAK_EVEN_SIDE, breakEven } from '#lib/engrave/break-even.ts'
import { dayDial } from '#lib/engrave/day-dial.ts'
import { RULE, STARS } from '#lib/engrave/inks.ts'
import { ARCH, integrationArch } from '#lib/engrave/integration-arch.ts'
import { moon } from '#lib/engrave/moon.ts'
import { personSky } from '#lib/engrave/person-sky.ts'
import { pick } from '#lib/engrave/seeded-random.ts'
import { sprite } from '#lib/engrave/sprite.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import { svgFile } from '#lib/engrave/svg-file.ts'
import { ORBIT_BOX, techArcs, techDial } from '#lib/engrave/tech-ring.ts'
import { leadingNumber } from '#lib/leading-number.ts'
import { brandIconSprite } from './brand-icon-sprite.ts'
import { lowerDrawings } from './lower-drawings.ts'

const MARKED_TOOL = 3 // Automation
const TINTS = [STARS.o, STARS.a, STARS.g, STARS.k, STARS.m] as const
const MOON_SIDE = 260
const MARK_SIDE = 24

function orbitDrawings(): Drawings {
  const layers = technologyLayers.map(({ technologies }, i) => ({
    count: technologies.length,
    tint: pick(TINTS, i),
  }))
  const count = layers.reduce((sum, layer) => sum + layer.count, 0)
  return {
    'home-orbit': () => svgFile(ORBIT_BOX, ORBIT_BOX, techDial(count)),
    'home-marks': brandIconSprite,
    'home-orbit-arcs': () => svgFile(ORBIT_BOX, ORBIT_BOX, techArcs(layers)),
  }
}

function personSkies(): Drawings {
  return Object.fromEntries(
    testimonials.map(({ id, author, ink }, index) => [
      `home-person-${id}`,
      () => personSky(author, { ink: ink ?? index % 3 }),
    ]),
  )
}

function moonDrawings(): Drawings {
  const half = MOON_SIDE / 2
  return Object.fromEntries(
    process.steps.map(({ id, lit }) => [
      `home-moon-${id}`,
      () => svgFile(MOON_SIDE, MOON_SIDE, moon({ cx: half, cy: half, r: 124, phase: lit, lines: 44 })),
    ]),
  )
}

/** Returns a sprite of the marks of clients without a logo, in the colour of the clients' names. */
function clientMarks(): Drawings {
  const marks = clients
    .filter(({ logo }) => logo === undefined)
    .map(({ id, strokes }): [string, () => string] => [
      id,
      () =>
        svgFile(
          MARK_SIDE,
          MARK_SIDE,
          `<path d="${strokes}"/>`,
          `fill="none" stroke="${RULE}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"`,
        ),
    ])
  return marks.length > 0 ? { 'client-marks': () => sprite(Object.fromEntries(marks), MARK_SIDE) } : {}
}

/** The drawings of the middle of the home page. */
export const art: Drawings = {
  ...lowerDrawings,
  ...personSkies(),
  ...orbitDrawings(),
  ...moonDrawings(),
  ...clientMarks(),
  'home-arch': () =>
    svgFile(
      ARCH.w,
      ARCH.h,
      integrationArch({
        ticks: leadingNumber(facts.integrations),
        carried: integrationKinds.length,
        marked: MARKED_TOOL,
      }),
    ),
  'home-day-dial': () => svgFile(BREAK_EVEN_SIDE, BREAK_EVEN_SIDE, dayDial({ cx: 170, cy: 170, r: 160 })),
  'home-break-even': () => svgFile(BREAK_EVEN_SIDE, BREAK_EVEN_SIDE, breakEven()),
}

/** Google reads the input of a search from this property, which schema.org describes only in words. */
type SiteSearch = SearchAction & { readonly 'query-input': string }

export function structuredData(): readonly WebSite[] {
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl(`${paths.search}?q={search_term_string}`) },
    'query-input': 'required name=search_term_string',
  }
  return [
    {
      '@type': 'WebSite',
      '@id': absoluteUrl('/#site'),
      name: config.name,
      url: absoluteUrl('/'),
      inLanguage: 'en',
      potentialAction: search,
    },
  ]
}
