import { promisifyRequest } from 'idb-keyval'
import { openable } from './database.ts'
import type { Kept, Records, Step } from './ports.ts'

/** The database of what waits to be sent, apart from all others: clearing those never touches it. */
export const OUTBOX_DATABASE = 'site-outbox'

type RecordsOptions = {
  readonly factory?: () => IDBFactory
  /** Throws away what can be fetched again, when there is no room. */
  readonly makeRoom: () => Promise<unknown>
}

/** Records in a database of their own, written through to the device before a step is over. */
export function deviceRecords({ factory = () => indexedDB, makeRoom }: RecordsOptions): Records {
  const store = openable(OUTBOX_DATABASE, factory, 'strict')
  const run = <T>(step: Step<T>): Promise<T> =>
    store('readwrite', async (records) => {
      const [keys, values] = await Promise.all([
        promisifyRequest(records.getAllKeys()),
        promisifyRequest(records.getAll()),
      ])
      const stored = keys.map((key, place) => [key, values[place] as unknown] as const)
      const { puts, result } = step(
        new Map(stored.filter((entry): entry is [string, unknown] => typeof entry[0] === 'string')),
      )
      for (const [key, value] of Object.entries(puts)) {
        if (value === undefined) records.delete(key)
        else records.put(value, key)
      }
      await promisifyRequest(records.transaction)
      return result
    })
  return {
    async transact<T>(step: Step<T>): Promise<Kept<T>> {
      try {
        return { kind: 'kept', result: await run(step) }
      } catch (error) {
        if (!isFull(error)) return { kind: 'blocked' }
      }
      try {
        await makeRoom()
        return { kind: 'kept', result: await run(step) }
      } catch (error) {
        return { kind: isFull(error) ? 'full' : 'blocked' }
      }
    },
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
