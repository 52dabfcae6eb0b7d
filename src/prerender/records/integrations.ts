import * as v from 'valibot'
import { archNames } from '#lib/engrave/integration-arch.ts'
import type { RecordOf } from './collection.ts'
import { lucideIcon, singleLine } from './field-schemas.ts'

/** A kind of app that agents connect to: an item of `content/integrations.yaml`. */
const schema = v.strictObject({
  name: singleLine(30),
  /** Its name on the arch of the home page. */
  short: v.exactOptional(singleLine(16)),
  icon: v.optional(lucideIcon, 'plug'),
})

export const integrationsCollection = {
  name: 'integrations',
  files: 'integrations.yaml',
  schema,
  listedBy: 'name',
  details: ['short', 'place'],
  isLoadedWhole: true,
} as const

const MOST_ON_ARCH = 10 // names that fit without touching

type Read = RecordOf<typeof schema>
export type Integration = Omit<Read, 'short'>
/** The name on the arch of the home page and its position there; the position is absent if the arch is full. */
export type ArchPlacement = {
  readonly short: string
  readonly place?: { readonly left: string; readonly top: string; readonly transform: string }
}

/** Returns the kinds, each with a short name, and as many as fit with a position on the arch. */
export function deriveIntegrations(all: readonly Read[]): readonly (Integration & ArchPlacement)[] {
  const places = archNames(Math.min(all.length, MOST_ON_ARCH)).map(({ x, y, lean }) => ({
    left: `${x}%`,
    top: `${y}%`,
    transform: `translate(-50%, -50%) rotate(${lean}deg)`,
  }))
  return all.map((one, index) => {
    const place = places[index]
    return { ...one, short: one.short ?? one.name, ...(place && { place }) }
  })
}
