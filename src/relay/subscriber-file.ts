import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '#lib/json.ts'
import { writeDurably } from './durable-file.ts'
import { parseList, type SubscriberList } from './subscribers.ts'

const LOCK_RETRY_MS = 20
/** A lock that is older belongs to a process that has ended. A change takes milliseconds. */
const STALE_LOCK_MS = 10_000

/** Returns the list of the newsletter; an empty one if there is no file yet. */
export async function readSubscribers(folder: string): Promise<SubscriberList> {
  try {
    return parseList(parseJson(await readFile(fileIn(folder), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/**
 * Changes the list of the newsletter and returns it. Changes of several processes, such as the relay and a command, come
 * one after the other.
 */
export async function changeSubscribers(
  folder: string,
  change: (list: SubscriberList) => SubscriberList,
): Promise<SubscriberList> {
  const lock = join(folder, 'newsletter.lock')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await acquire(lock)
  try {
    const before = await readSubscribers(folder)
    const after = change(before)
    if (after !== before) await writeDurably(fileIn(folder), `${JSON.stringify(after, null, 2)}\n`)
    return after
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

function fileIn(folder: string): string {
  return join(folder, 'newsletter.json')
}

/** Waits until this process owns the lock. Only one process can create a folder. */
async function acquire(lock: string): Promise<void> {
  for (;;) {
    try {
      await mkdir(lock)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const since = await stat(lock).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
    if (since !== null && Date.now() - since > STALE_LOCK_MS) await rm(lock, { recursive: true, force: true })
    else await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS))
  }
}
