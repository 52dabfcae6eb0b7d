import { isRecord } from '#lib/untrusted.ts'

/**
 * Returns a record that lies beside the scripts. The modules of the built site that list records call it
 * (`src/prerender/records/virtual-modules.ts`).
 * @param address the same in every version of the site
 * @param format what the record has to be made by
 * @throws an Error where it cannot be had, or another version of the site made it
 */
export async function fetchRecord<T>(address: string, format: string): Promise<{ readonly record: T }> {
  const found: unknown = await (await fetch(address)).json()
  if (!isRecord(found) || found.format !== format || !isRecord(found.record))
    throw new Error(`${address} was made by another version of the site.`)
  return { record: found.record as T }
}
