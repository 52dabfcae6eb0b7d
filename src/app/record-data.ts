import type { PageParams } from '#pages/page.ts'

/**
 * Returns a function that loads the data of a record, or of a page of the list of its kind, which has the address
 * `list`. The data is null if there is none. A visit begins with the data in its document and needs this later.
 */
export function recordData(list: string): (params: PageParams) => Promise<unknown> {
  return (params) => import('#content/record-pages.ts').then((records) => records.loadData(list, params))
}
