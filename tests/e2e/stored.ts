import type { Page } from '@playwright/test'
import type { Stored } from '#support/stored.ts'

/** Returns everything that the site stores in this browser, and for this tab, besides its caches. */
export const storedOn = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const databases: Record<string, { version: number; stores: Record<string, Record<string, unknown>> }> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name))
      const stores: Record<string, Record<string, unknown>> = {}
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([answered(records.getAllKeys()), answered(records.getAll())])
        stores[store] = Object.fromEntries(keys.map((key, place) => [String(key), values[place]]))
      }
      databases[name] = { version: database.version, stores }
      database.close()
    }
    return { databases, session: { ...sessionStorage }, local: { ...localStorage } }
  })

/**
 * Stores on a device what another version of the site left there. The page must belong to the site, which must have
 * stored nothing yet.
 */
export const putOn = (page: Page, kept: Stored): Promise<void> =>
  page.evaluate(async ({ databases, session, local }) => {
    for (const [name, { version, stores }] of Object.entries(databases)) {
      await new Promise<void>((resolve) => {
        const request = indexedDB.open(name, version)
        request.onupgradeneeded = () => {
          for (const store of Object.keys(stores)) request.result.createObjectStore(store)
        }
        request.onsuccess = () => {
          const change = request.result.transaction(Object.keys(stores), 'readwrite')
          for (const [store, values] of Object.entries(stores))
            for (const [key, value] of Object.entries(values)) change.objectStore(store).put(value, key)
          change.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      })
    }
    Object.assign(sessionStorage, session)
    Object.assign(localStorage, local)
  }, kept)
