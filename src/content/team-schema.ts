import * as v from 'valibot'
import { PERSON_PHOTOGRAPH, type PhotographSources, photographSources } from '#lib/photographs.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import { optionalHttpsUrl, paragraph, photoFileName, singleLine } from '#prerender/records/field-schemas.ts'

const optionalLink = v.optional(optionalHttpsUrl, '')

/** A member of the team: an item of `content/team.yaml`. */
const schema = v.strictObject({
  name: singleLine(60),
  role: singleLine(30),
  bio: paragraph(20, 120),
  /** What this person's articles are about. */
  writes: paragraph(10, 120),
  /** A photograph in `content/team`; without one, a sky is drawn from the name. */
  photo: v.optional(photoFileName),
  /** Links with an empty address are not shown. */
  socialLinks: v.optional(v.strictObject({ linkedin: optionalLink, twitter: optionalLink, github: optionalLink }), {}),
})

export const collection = defineCollection({
  files: 'team.yaml',
  schema,
  idField: 'name',
  pictures: ['photo'],
  listPlaceholders: (all: readonly Readonly<Record<string, unknown>>[]) => ({
    'first.role': String(all[0]?.role ?? ''),
    roles: all.map(({ name, role }) => `${name} (${role})`).join(', '),
    subjects: all.map(({ name, writes }) => `${name} ${lowerFirst(String(writes))}`).join(' '),
  }),
  derive: deriveTeam,
})

type MemberRecord = RecordOf<typeof schema>
export type TeamMember = Omit<MemberRecord, 'photo'> & { readonly photo?: PhotographSources }

/** Returns the team members with the files of their photographs. */
export function deriveTeam(all: readonly MemberRecord[]): readonly TeamMember[] {
  return all.map(({ photo, ...member }) =>
    photo === undefined ? member : { ...member, photo: photographSources(PERSON_PHOTOGRAPH, member.id, photo) },
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
