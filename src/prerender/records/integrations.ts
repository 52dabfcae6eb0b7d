import * as v from 'valibot'
import type { RecordOf } from './collection.ts'
import { icon, line } from './fields.ts'

/** A kind of apps that agents connect to: an item of `content/integrations.yaml`. */
const schema = v.strictObject({
  name: line(30),
  /** Its name on the arch of the home page. */
  short: v.exactOptional(line(16)),
  icon: v.optional(icon, 'plug'),
})

export const integrations = {
  name: 'integrations',
  files: 'integrations.yaml',
  schema,
  listedBy: 'name',
  details: ['short'],
  isLoadedWhole: true,
} as const

type Read = RecordOf<typeof schema>
export type Integration = Omit<Read, 'short'>
/** The name on the arch of the home page. */
export type OnArch = { readonly short: string }

/** Returns the kinds with a short name for each. */
export function withShortNames(all: readonly Read[]): readonly (Integration & OnArch)[] {
  return all.map((one) => ({ ...one, short: one.short ?? one.name }))
}
