import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMailBody, type MailBody } from './mail-contract.ts'

/** One caught message. `receivedAt` is an ISO time. */
export type StoredMail = { readonly receivedAt: string; readonly body: MailBody }

let lastMs = 0

/**
 * Keeps a message as one JSON file, named so that names sort by time; a reader never meets half a file.
 * Two messages of one process never share a millisecond, so their order is the order they came in.
 */
export async function storeMail(folder: string, body: MailBody): Promise<void> {
  lastMs = Math.max(Date.now(), lastMs + 1)
  const receivedAt = new Date(lastMs).toISOString()
  const mail: StoredMail = { receivedAt, body }
  const name = `${receivedAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `.${name}.part`), `${JSON.stringify(mail, null, 2)}\n`)
  await rename(join(folder, `.${name}.part`), join(folder, `${name}.json`))
}

/** The stored messages, newest first. A file that is no message of ours is passed over. */
export async function readMail(folder: string): Promise<readonly StoredMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^\d.*\.json$/.test(name))
  const mails = await Promise.all(
    names
      .toSorted()
      .reverse()
      .map((name) => readOne(join(folder, name))),
  )
  return mails.filter((mail) => mail !== null)
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
