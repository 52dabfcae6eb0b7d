import { resource } from '#lib/resource.ts'
import type { PageParams } from '#pages/page.ts'

/** Loads the module that loads data, so that a click on a link sends the request for its data at once. */
export const records = resource(() => import('#content/record-pages.ts'))

/**
 * Returns a function that loads the data of a record, or of a page of the list of its kind, which has the address
 * `list`. The data is null if there is none. A visit begins with the data in its document and needs this later.
 */
export function recordData(list: string): (params: PageParams) => Promise<unknown> {
  return (params) => {
    records.clearFailure()
    return records().then(({ loadData }) => loadData(list, params))
  }
}
