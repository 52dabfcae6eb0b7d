import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMailBody, type MailBody } from './mail-contract.ts'

/** One stored message. `receivedAt` is an ISO time. */
export type StoredMail = { readonly receivedAt: string; readonly body: MailBody }

/** The maximum number of stored messages. */
const MAX_STORED = 500

let lastMs = 0

/**
 * Stores a message as one JSON file. File names sort by time, and a reader never sees an incomplete file. If there are
 * too many files, the oldest are deleted. Messages of one process have different timestamps, so they sort in the order
 * in which they arrived.
 */
export async function storeMail(folder: string, body: MailBody): Promise<void> {
  lastMs = Math.max(Date.now(), lastMs + 1)
  const receivedAt = new Date(lastMs).toISOString()
  const mail: StoredMail = { receivedAt, body }
  const name = `${receivedAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `.${name}.part`), `${JSON.stringify(mail, null, 2)}\n`)
  await rename(join(folder, `.${name}.part`), join(folder, `${name}.json`))
  const surplus = (await listNewestFirst(folder)).slice(MAX_STORED)
  await Promise.all(surplus.map((file) => rm(join(folder, file), { force: true })))
}

/** Returns the stored messages, newest first. Other files are skipped. */
export async function readMail(folder: string): Promise<readonly StoredMail[]> {
  const names = await listNewestFirst(folder)
  const mails = await Promise.all(names.map((name) => readMessage(join(folder, name))))
  return mails.filter((mail) => mail !== null)
}

/** Returns the names of the files that look like messages; none if there is no folder. */
async function listNewestFirst(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => /^\d.*\.json$/.test(name))
    .toSorted()
    .reverse()
}

async function readMessage(file: string): Promise<StoredMail | null> {
  try {
    const mail: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isStoredMail(mail) ? mail : null
  } catch {
    return null
  }
}

function isStoredMail(value: unknown): value is StoredMail {
  if (typeof value !== 'object' || value === null || !('receivedAt' in value) || !('body' in value)) return false
  return typeof value.receivedAt === 'string' && isMailBody(value.body)
}
