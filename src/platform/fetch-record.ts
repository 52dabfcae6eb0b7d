import { isRecord } from '#lib/untrusted.ts'

/**
 * Fetches a record that is stored beside the scripts. The modules of the built site that load records call it
 * (`src/prerender/records/virtual-modules.ts`).
 * @param address of the record: the same in every version of the site
 * @param format the format that the record must have
 * @throws an Error if the record cannot be fetched or another version of the site made it
 */
export async function fetchRecord<T>(address: string, format: string): Promise<{ readonly record: T }> {
  const found: unknown = await (await fetch(address)).json()
  if (!isRecord(found) || found.format !== format || !isRecord(found.record))
    throw new Error(`${address} was made by another version of the site.`)
  return { record: found.record as T }
}
