import { paths } from '#content/paths.ts'
import { loadAllItems } from '#content/record-pages.ts'
import type { Ports } from '#platform/ports.ts'

/** The collection of each list. It names the folder with the texts of its records. */
const collections = { [paths.blog]: 'articles', [paths.projects]: 'projects', [paths.jobs]: 'jobs' } as const

type RecordKind = (typeof collections)[keyof typeof collections]

/** A record with a page of its own, as a link to it needs it. */
export type LinkedRecord = { readonly href: string; readonly title: string }

type ListedRecord = { readonly slug?: string; readonly id?: string; readonly title: string }

/** What an address within a list leads to: a record or a further page of the list. */
type ListAddress = { readonly list: keyof typeof collections; readonly kind: RecordKind; readonly isListPage: boolean }

/** Returns what an address within a list leads to; null if it belongs to no list. */
export function listAddress(address: string): ListAddress | null {
  const [, list = '', rest = ''] = /^(\/[^/]+)\/(.+)$/.exec(address) ?? []
  if (!isList(list)) return null
  return { list, kind: collections[list], isListPage: /^page\/\d+$/.test(rest) }
}

function isList(address: string): address is keyof typeof collections {
  return Object.hasOwn(collections, address)
}

/** Returns those records of a list whose texts are on the device, in their order. `texts` are the keys of the texts. */
export function recordsHere(
  list: string,
  records: readonly ListedRecord[],
  texts: readonly string[],
): readonly LinkedRecord[] {
  const keys = new Set(texts)
  return records.flatMap(({ slug, id, title }) => {
    const key = slug ?? id
    return key !== undefined && keys.has(key) ? [{ href: `${list}/${key}`, title }] : []
  })
}

/** Loads the records of a list that can be read without a connection; none if that is not known. */
export async function loadRecordsHere(
  { keptPages }: Pick<Ports, 'keptPages'>,
  { list, kind }: Pick<ListAddress, 'list' | 'kind'>,
): Promise<readonly LinkedRecord[]> {
  const [port, records] = await Promise.all([keptPages?.(), loadAllItems(list).catch(() => [])])
  const { texts } = (await port?.read(kind)) ?? { texts: [] }
  return recordsHere(list, records as readonly ListedRecord[], texts)
}
