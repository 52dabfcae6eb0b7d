import { promisifyRequest } from 'idb-keyval'

/** Holds the records of a database, so that whoever asks for them waits, until the answer is called. */
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
