import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMailBody, type MailBody } from './mail-contract.ts'

/** One stored message. `receivedAt` is an ISO time. */
export type StoredMail = { readonly receivedAt: string; readonly body: MailBody }

/** The number of messages that are stored, the newest. */
const MAX_STORED = 500

let lastMs = 0

/**
 * Stores a message as one JSON file. File names sort by time, and a reader never sees an incomplete file. If there are
 * too many files, the oldest are deleted. Two messages of one process never share a millisecond, so they sort in the
 * order in which they arrived.
 */
export async function storeMail(folder: string, body: MailBody): Promise<void> {
  lastMs = Math.max(Date.now(), lastMs + 1)
  const receivedAt = new Date(lastMs).toISOString()
  const mail: StoredMail = { receivedAt, body }
  const name = `${receivedAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `.${name}.part`), `${JSON.stringify(mail, null, 2)}\n`)
  await rename(join(folder, `.${name}.part`), join(folder, `${name}.json`))
  const older = (await newestFirst(folder)).slice(MAX_STORED)
  await Promise.all(older.map((file) => rm(join(folder, file), { force: true })))
}

/** Returns the stored messages, newest first. Files that are not such messages are skipped. */
export async function readMail(folder: string): Promise<readonly StoredMail[]> {
  const names = await newestFirst(folder)
  const mails = await Promise.all(names.map((name) => readOne(join(folder, name))))
  return mails.filter((mail) => mail !== null)
}

/** Returns the names of the files that look like messages; none if there is no folder. */
async function newestFirst(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => /^\d.*\.json$/.test(name))
    .toSorted()
    .reverse()
}

async function readOne(file: string): Promise<StoredMail | null> {
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
