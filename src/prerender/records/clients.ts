import * as v from 'valibot'
import { clientMark, clientMarks } from '#lib/engrave/client-marks.ts'
import type { RecordOf } from './collection.ts'
import { logoFileName, singleLine } from './field-schemas.ts'

/** Whom one works for: an item of `content/clients.yaml`. */
const schema = v.strictObject({
  name: singleLine(30),
  /** A drawn mark. */
  mark: v.optional(v.picklist(clientMarks)),
  /** A file of `content/clients`. Without either a mark is drawn from the name. */
  logo: v.optional(logoFileName),
})

export const clientsCollection = {
  name: 'clients',
  files: 'clients.yaml',
  schema,
  listedBy: 'name',
  pictures: ['logo'],
  details: ['id', 'logo', 'strokes'],
} as const

type Read = RecordOf<typeof schema>
export type Client = {
  readonly name: string
  /** Its logo, or the mark that is drawn of it. */
  readonly picture: string
}
/** What its picture is made of: a file of the content, or the strokes of a mark on a grid of 24. */
export type ClientPicture = { readonly id: string; readonly logo?: string | undefined; readonly strokes: string }

/** Returns the clients with their pictures, and what these are made of. */
export function deriveClients(all: readonly Read[]): readonly (Client & ClientPicture)[] {
  return all.map(({ id, name, mark, logo }) => ({
    id,
    name,
    picture: `/art/client-${id}.${logo && !logo.endsWith('.svg') ? 'webp' : 'svg'}`,
    logo,
    strokes: clientMark(name, mark),
  }))
}
