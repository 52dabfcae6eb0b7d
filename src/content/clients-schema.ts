import * as v from 'valibot'
import { clientMark, clientMarks } from '#lib/engrave/client-marks.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import { logoFileName, singleLine } from '#prerender/records/field-schemas.ts'

/** A client of the agency: an item of `content/clients.yaml`. */
const schema = v.strictObject({
  name: singleLine(30),
  /** The name of the mark to draw. */
  mark: v.optional(v.picklist(clientMarks)),
  /** A file in `content/clients`. Without `mark` and `logo`, a mark is drawn from the name. */
  logo: v.optional(logoFileName),
})

export const collection = defineCollection({
  files: 'clients.yaml',
  schema,
  idField: 'name',
  pictures: ['logo'],
  details: ['id', 'logo', 'strokes'],
  derive: deriveClients,
})

type ClientRecord = RecordOf<typeof schema>
export type Client = {
  readonly name: string
  /** The address of the client's logo or drawn mark. */
  readonly picture: string
}
/** The source of a client's picture: a logo file, or the path data of a mark on a 24 by 24 grid. */
export type ClientPicture = { readonly id: string; readonly logo?: string | undefined; readonly strokes: string }

/** Returns the clients with the addresses and the sources of their pictures. */
export function deriveClients(all: readonly ClientRecord[]): readonly (Client & ClientPicture)[] {
  return all.map(({ id, name, mark, logo }) => ({
    id,
    name,
    picture: logo ? `/art/client-${id}.${logo.endsWith('.svg') ? 'svg' : 'webp'}` : `/art/client-marks.svg#${id}`,
    logo,
    strokes: clientMark(name, mark),
  }))
}
