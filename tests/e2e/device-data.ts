import type { Page } from '@playwright/test'
import type { Stored } from '#support/stored.ts'

/** Returns everything that the site stores in this browser and in this tab, except its caches. */
export const readDeviceData = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const databases: Record<string, { version: number; stores: Record<string, Record<string, unknown>> }> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name))
      const stores: Record<string, Record<string, unknown>> = {}
      for (const store of database.objectStoreNames) {
        const objectStore = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([resultOf(objectStore.getAllKeys()), resultOf(objectStore.getAll())])
        stores[store] = Object.fromEntries(keys.map((key, index) => [String(key), values[index]]))
      }
      databases[name] = { version: database.version, stores }
      database.close()
    }
    return { databases, session: { ...sessionStorage }, local: { ...localStorage } }
  })

/**
 * Stores data as another version of the site has left it. The page must be of the site's origin, and the site must have
 * stored nothing yet.
 */
export const writeDeviceData = (page: Page, data: Stored): Promise<void> =>
  page.evaluate(async ({ databases, session, local }) => {
    for (const [name, { version, stores }] of Object.entries(databases)) {
      await new Promise<void>((resolve) => {
        const request = indexedDB.open(name, version)
        request.onupgradeneeded = () => {
          for (const store of Object.keys(stores)) request.result.createObjectStore(store)
        }
        request.onsuccess = () => {
          const transaction = request.result.transaction(Object.keys(stores), 'readwrite')
          for (const [store, values] of Object.entries(stores))
            for (const [key, value] of Object.entries(values)) transaction.objectStore(store).put(value, key)
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      })
    }
    Object.assign(sessionStorage, session)
    Object.assign(localStorage, local)
  }, data)
