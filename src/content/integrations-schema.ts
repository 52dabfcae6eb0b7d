import * as v from 'valibot'
import { archNames } from '#lib/engrave/integration-arch.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import { lucideIcon, singleLine } from '#prerender/records/field-schemas.ts'

/** A kind of app that agents connect to: an item of `content/integrations.yaml`. */
const schema = v.strictObject({
  name: singleLine(30),
  /** A shorter name for the arch of the home page. */
  short: v.exactOptional(singleLine(16)),
  icon: v.optional(lucideIcon, 'plug'),
})

export const collection = defineCollection({
  files: 'integrations.yaml',
  schema,
  idField: 'name',
  details: ['short', 'place'],
  loadsDetailsTogether: true,
  derive: deriveIntegrations,
})

const MAX_ON_ARCH = 10 // names that fit without touching

type IntegrationRecord = RecordOf<typeof schema>
export type Integration = Omit<IntegrationRecord, 'short'>
/** The name on the arch of the home page and its position there; the position is absent if the arch is full. */
export type ArchPlacement = {
  readonly short: string
  readonly place?: { readonly left: string; readonly top: string; readonly transform: string }
}

/** Returns the kinds with short names, and with positions on the arch for as many as fit. */
export function deriveIntegrations(all: readonly IntegrationRecord[]): readonly (Integration & ArchPlacement)[] {
  const positions = archNames(Math.min(all.length, MAX_ON_ARCH)).map(({ x, y, lean }) => ({
    left: `${x}%`,
    top: `${y}%`,
    transform: `translate(-50%, -50%) rotate(${lean}deg)`,
  }))
  return all.map((integration, index) => {
    const position = positions[index]
    return { ...integration, short: integration.short ?? integration.name, ...(position && { place: position }) }
  })
}
