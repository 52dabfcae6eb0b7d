import * as v from 'valibot'
import { PERSON_PHOTOGRAPH, type PhotographFiles, photographFiles } from '#lib/photographs.ts'
import type { RecordOf } from './collection.ts'
import { httpsOrNothing, line, picture, prose } from './fields.ts'

const address = v.optional(httpsOrNothing, '')

/** Who signs the work: an item of `content/team.yaml`. */
const schema = v.strictObject({
  name: line(60),
  role: line(30),
  bio: prose(20, 120),
  /** What the articles of this person are about. */
  writes: prose(10, 120),
  /** A photograph in `content/team`; a sky is drawn from the name without one. */
  photo: v.optional(picture),
  /** An empty address is not shown. */
  socialLinks: v.optional(v.strictObject({ linkedin: address, twitter: address, github: address }), {}),
})

export const team = {
  name: 'team',
  files: 'team.yaml',
  schema,
  listedBy: 'name',
  pictures: ['photo'],
  tells: (all: readonly Readonly<Record<string, unknown>>[]) => ({
    'first.role': String(all[0]?.role ?? ''),
    roles: all.map(({ name, role }) => `${name} (${role})`).join(', '),
    subjects: all.map(({ name, writes }) => `${name} ${lowerFirst(String(writes))}`).join(' '),
  }),
} as const

type Read = RecordOf<typeof schema>
export type Member = Omit<Read, 'photo'> & { readonly photo?: PhotographFiles }

/** Returns the members with the files of their photographs. */
export function withPhotographs(all: readonly Read[]): readonly Member[] {
  return all.map(({ photo, ...member }) =>
    photo === undefined ? member : { ...member, photo: photographFiles(PERSON_PHOTOGRAPH, member.id, photo) },
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
