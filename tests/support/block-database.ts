import { promisifyRequest } from 'idb-keyval'

/**
 * Holds a database's records in an open transaction, so that every other access waits. The returned function ends the
 * transaction.
 */
export async function blockDatabase(factory: IDBFactory, name: string): Promise<() => void> {
  const db = await promisifyRequest(factory.open(name))
  const records = db.transaction('keyval', 'readwrite').objectStore('keyval')
  let isBlocked = true
  const keepOpen = () => {
    records.count().onsuccess = () => isBlocked && keepOpen()
  }
  keepOpen()
  return () => {
    isBlocked = false
    db.close()
  }
}
