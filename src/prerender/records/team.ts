import * as v from 'valibot'
import type { RecordOf } from './collection.ts'
import { httpsOrNothing, line, prose } from './fields.ts'

const address = v.optional(httpsOrNothing, '')

/** Who signs the work: an item of `content/team.yaml`. */
const schema = v.strictObject({
  name: line(60),
  role: line(30),
  bio: prose(20, 120),
  /** What the articles of this person are about. */
  writes: prose(10, 120),
  /** An empty address is not shown. */
  socialLinks: v.optional(v.strictObject({ linkedin: address, twitter: address, github: address }), {}),
})

export const team = {
  name: 'team',
  files: 'team.yaml',
  schema,
  listedBy: 'name',
  tells: (all: readonly Readonly<Record<string, unknown>>[]) => ({
    'first.role': String(all[0]?.role ?? ''),
    roles: all.map(({ name, role }) => `${name} (${role})`).join(', '),
    subjects: all.map(({ name, writes }) => `${name} ${lowerFirst(String(writes))}`).join(' '),
  }),
} as const

export type Member = RecordOf<typeof schema>

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
