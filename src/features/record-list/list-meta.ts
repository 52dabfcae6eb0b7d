import type { ListPage } from '#lib/list-pages.ts'
import type { ListMeta } from './page-meta.ts'

/** Returns the meta data of a page of a list: of the first page `meta`, which is that of the list. */
export function listMeta<M extends ListMeta>(meta: M, page: ListPage<unknown>): M | Promise<M> {
  return page.page === 1 ? meta : import('./page-meta.ts').then((module) => module.pageMeta(meta, page))
}
