import { isRecord } from '#lib/untrusted.ts'

/**
 * Fetches a record that is stored beside the scripts, and returns null if the site has none at the address. It is called by the modules of the built site that load
 * records (`src/prerender/records/virtual-modules.ts`).
 * @param address the address of the record, which is the same in every version of the site
 * @param format the format that the record must have
 * @throws an Error if the record cannot be fetched or was made by another version of the site
 */
export async function fetchRecord<T>(address: string, format: string): Promise<{ readonly record: T } | null> {
  const response = await fetch(address)
  if (response.status === 404) return null
  const content: unknown = await response.json()
  if (!isRecord(content) || content.format !== format || !isRecord(content.record))
    throw new Error(`${address} was made by another version of the site.`)
  return { record: content.record as T }
}
