import { record as descriptionWords } from 'virtual:records/messages/lists/description'
import { record as titleWords } from 'virtual:records/messages/lists/title'
import { fillTemplate } from '#lib/fill-template.ts'
import { listPagePath } from '#lib/list-address.ts'
import type { ListPage } from '#lib/list-pages.ts'
import { ellipsize } from '#lib/sanitize-text.ts'

const MAX_LENGTH = 160 // search engines cut longer descriptions

export type ListMeta = { readonly title: string; readonly description: string; readonly canonical: string }

/** Returns the meta data of a further page of a list whose meta data is `meta`. */
export function pageMeta<M extends ListMeta>(meta: M, { page, pages }: ListPage<unknown>): M {
  const { title, description, canonical } = meta
  return {
    ...meta,
    title: fillTemplate(titleWords, { title, number: page }),
    description: ellipsize(fillTemplate(descriptionWords, { number: page, count: pages, description }), MAX_LENGTH),
    canonical: listPagePath(canonical, page),
  }
}
