import { promisifyRequest } from 'idb-keyval'

/**
 * Keeps a database's records in an open transaction, so that every other access waits until the returned function is
 * called.
 */
export async function blockDatabase(device: IDBFactory, name: string): Promise<() => void> {
  const db = await promisifyRequest(device.open(name))
  const records = db.transaction('keyval', 'readwrite').objectStore('keyval')
  let isHeld = true
  const hold = () => {
    records.count().onsuccess = () => isHeld && hold()
  }
  hold()
  return () => {
    isHeld = false
    db.close()
  }
}
