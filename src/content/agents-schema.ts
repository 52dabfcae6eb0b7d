import * as v from 'valibot'
import { type Placed, spotsFor } from '#lib/engrave/free-places.ts'
import { slugify } from '#lib/slugify.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import { between, href, lucideIcon, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The colours that fields may have: spectral classes of stars (`o` is blue, `m` is red), and patina (`cold`). */
const TINTS = ['o', 'm', 'a', 'k', 'cold', 'g'] as const
/** The radii that the build may give to a ring on the chart, in px, outermost first. */
const RADII = Array.from({ length: 50 }, (_, step) => 640 - 10 * step)

const agent = v.strictObject({
  title: singleLine(40),
  description: paragraph(30, 130),
  features: v.strictTuple([singleLine(32), singleLine(32), singleLine(32), singleLine(32)]),
  /** What a buyer has to know about the law, and the page that explains it. */
  caution: v.exactOptional(v.strictObject({ text: paragraph(30, 180), label: singleLine(50), href })),
  icon: v.optional(lucideIcon, 'bot'),
  /** The agent's position on the chart in the page's hero. The build finds one for an agent without it. */
  star: v.exactOptional(
    v.strictObject({
      /** A shorter name, for the chart only. */
      name: v.exactOptional(singleLine(24)),
      /** The angle, clockwise from the right. */
      degrees: between(-180, 180),
      /** The side of the star on which its name is set. */
      side: v.optional(v.picklist(['left', 'right']), 'left'),
    }),
  ),
})

/** A field of the suite with its agents: an item of `content/agents.yaml`. */
const schema = v.strictObject({
  /** The end of the field's anchor on the page: `/agents#field-business`. */
  id: v.pipe(
    v.string(),
    v.check((id) => /^[a-z]+(-[a-z]+)*$/.test(id), 'lower-case words joined by hyphens'),
  ),
  title: singleLine(20),
  description: paragraph(15, 70),
  tint: v.exactOptional(v.picklist(TINTS)),
  /** The radius of the field's ring on the chart, in px. The build finds one for a field without it. */
  ring: v.exactOptional(between(RADII.at(-1) ?? 0, 700)),
  agents: v.pipe(
    v.array(agent),
    v.check((all) => all.length > 0, 'at least one agent'),
    v.check((all) => new Set(all.map(({ title }) => title)).size === all.length, 'agents with different titles'),
  ),
})

export const collection = defineCollection({
  files: 'agents.yaml',
  schema,
  idField: 'id',
  unique: ['title'],
  details: ['marks', 'stars'],
  loadsDetailsTogether: true,
  listPlaceholders: (fields: readonly Readonly<Record<string, unknown>>[]) => ({
    count: fields.flatMap((field) => field.agents ?? []).length,
    'fields.count': fields.length,
    'fields.names': joinTitles(fields.map(({ title }) => String(title))),
  }),
  derive: deriveAgents,
})

type FieldRecord = RecordOf<typeof schema>
/** The colour of a field: a spectral class of stars, or patina (`cold`). */
export type FieldTint = (typeof TINTS)[number]
type Agent = Omit<FieldRecord['agents'][number], 'star' | 'icon'> & {
  /**
   * The position of the agent's star on the chart, and the name if it is not the title. Absent if the chart has no room
   * for the name.
   */
  readonly star?: { readonly name?: string; readonly degrees: number; readonly side?: 'right' }
}
export type AgentField = Omit<FieldRecord, 'agents' | 'tint' | 'ring'> & {
  readonly tint: FieldTint
  readonly ring: number
  readonly agents: readonly Agent[]
}
/**
 * What the build draws for a field: the icons of its agents, and the angles in degrees of those agents' stars that have
 * a place on the chart.
 */
export type AgentFieldDrawing = {
  readonly marks: readonly { readonly id: string; readonly icon: string }[]
  readonly stars: readonly number[]
}

/** Returns the fields, each with a ring and a colour, and with the icons and stars of its agents. */
export function deriveAgents(all: readonly FieldRecord[]): readonly (AgentField & AgentFieldDrawing)[] {
  const rings = ringsOf(all)
  const requests = all.flatMap(({ agents }, index) =>
    agents.map(({ title, star }) => {
      const r = rings[index] ?? 0
      const place = star && { r, degrees: star.degrees, isNamedLeft: star.side === 'left' }
      return { label: star?.name ?? title, place, r }
    }),
  )
  const places = spotsFor(requests)
  let nextIndex = 0
  return all.map((field, index) => {
    const placedAgents = field.agents.map((fields) => ({ ...fields, place: places[nextIndex++] ?? null }))
    return {
      ...field,
      tint: field.tint ?? TINTS[index % TINTS.length] ?? 'o',
      ring: rings[index] ?? 0,
      agents: placedAgents.map(({ icon: _, star, place, ...fields }) => ({
        ...fields,
        ...(place?.isNamed && { star: starOf(star?.name, place) }),
      })),
      marks: placedAgents.map(({ title, icon }) => ({ id: slugify(title), icon })),
      stars: placedAgents.flatMap(({ place }) => place?.degrees ?? []),
    }
  })
}

function starOf(name: string | undefined, { degrees, isNamedLeft }: Placed): NonNullable<Agent['star']> {
  return { ...(name !== undefined && { name }), degrees, ...(!isNamedLeft && { side: 'right' as const }) }
}

/**
 * Returns the radius of each ring: the field's own, or else the radius that is farthest from the nearest other ring.
 */
function ringsOf(all: readonly FieldRecord[]): readonly number[] {
  const usedRadii = all.flatMap(({ ring }) => ring ?? [])
  return all.map(({ ring }) => {
    if (ring !== undefined) return ring
    const distanceToRings = (r: number) => Math.min(...usedRadii.map((other) => Math.abs(other - r)), 1000)
    const free = RADII.reduce((best, r) => (distanceToRings(r) > distanceToRings(best) ? r : best))
    usedRadii.push(free)
    return free
  })
}

/** Joins titles for use within a sentence: 'business, marketing and HR'. */
function joinTitles(titles: readonly string[]): string {
  const words = titles.map((title) =>
    title === title.toUpperCase() ? title : title.charAt(0).toLowerCase() + title.slice(1),
  )
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
