import { join } from 'node:path'
import { COVER_PHOTOGRAPH, PERSON_PHOTOGRAPH, type PhotographSources } from '#lib/photographs.ts'
import type { BuiltFile } from './cache.ts'
import { encodeLogo, encodePhotographs, mosaicPlaceholder, type Photograph } from './photographs.ts'

/** The records that may have a picture. */
type ImageRecords = {
  readonly projects: readonly { readonly slug: string; readonly cover?: PhotographSources | undefined }[]
  readonly team: readonly { readonly id: string; readonly photo?: PhotographSources | undefined }[]
  readonly clients: readonly { readonly id: string; readonly logo?: string | undefined }[]
}

/**
 * Returns the files of all pictures of records, and the placeholder of the newest project's photograph, if it has one,
 * by the address of the photograph.
 */
export async function encodeRecordImages(content: string, { projects, team, clients }: ImageRecords) {
  const covers = projects.flatMap(({ slug, cover }) =>
    cover === undefined
      ? []
      : [{ file: join(content, 'projects', cover.file), kind: COVER_PHOTOGRAPH, name: `project-${slug}` }],
  )
  const people = team.flatMap(({ id, photo }) =>
    photo === undefined ? [] : [{ file: join(content, 'team', photo.file), kind: PERSON_PHOTOGRAPH, name: id }],
  )
  const logos = clients.flatMap(({ id, logo }) =>
    logo === undefined ? [] : [encodeLogo(join(content, 'clients', logo), id)],
  )
  const photographs: readonly Photograph[] = [...covers, ...people]
  const files: readonly BuiltFile[] = [...(await encodePhotographs(photographs)), ...(await Promise.all(logos))]
  const mosaics = new Map<string, string>()
  const [newest] = projects
  const [firstCover] = covers
  if (newest?.cover && firstCover) mosaics.set(newest.cover.src, await mosaicPlaceholder(firstCover))
  return { files, mosaics }
}
