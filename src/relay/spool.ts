import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { numberAt, parseJson, textAt, valueAt } from '#lib/json.ts'
import { isRecord } from '#lib/untrusted.ts'
import { removeDurably, removeParts, writeDurably } from './durable-file.ts'
import type { RelayMail } from './message.ts'

/** How long the id of an accepted mail is kept, and a refused mail with its words. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** What the relay still holds. `oldestAt` is when the oldest waiting mail came; null if none waits. */
export type SpoolSummary = {
  readonly waiting: number
  readonly oldestAt: number | null
  readonly refused: number
  readonly unreadable: number
}

/**
 * The mails on disk. The folder of a file is the state of its mail: `waiting` until the mail server has taken it,
 * `accepted` or `refused` afterwards. A file of `accepted` holds nothing but the time: its name is the reference and the
 * fingerprint.
 */
export type Spool = {
  /** Stores a mail that is new. Resolves once it is on the disk, and rejects if it cannot be written. */
  readonly add: (mail: RelayMail) => Promise<'added' | 'known'>
  /** Returns whether a mail of this id waits, or was accepted or refused in the last 30 days. */
  readonly has: (id: string) => boolean
  /** Returns the waiting mails, oldest first. */
  readonly waiting: () => readonly RelayMail[]
  readonly markAccepted: (mail: RelayMail, now: number) => Promise<void>
  readonly markRefused: (mail: RelayMail, code: number, now: number) => Promise<void>
  /** Deletes what was kept long enough, and returns the number of refused mails among it. */
  readonly deleteExpired: (now: number) => Promise<number>
  readonly summary: () => SpoolSummary
}

const STATES = ['waiting', 'accepted', 'refused'] as const
type State = (typeof STATES)[number]

/** Opens the folder of the relay, which is created if needed, and finishes what a crash interrupted. */
export async function openSpool(folder: string): Promise<Spool> {
  const fileOf = (state: State, id: string) => join(folder, state, `${id}.json`)
  for (const state of STATES) {
    await mkdir(join(folder, state), { recursive: true, mode: 0o700 })
    await removeParts(join(folder, state))
  }
  const accepted = await readTimes(join(folder, 'accepted'))
  const refused = await readTimes(join(folder, 'refused'))
  const { mails, unreadable } = await readMails(join(folder, 'waiting'))
  const waiting = new Map(mails.map((mail) => [mail.id, mail]))
  for (const id of waiting.keys()) {
    if (!accepted.has(id) && !refused.has(id)) continue
    await removeDurably(fileOf('waiting', id)) // the outcome was written, and the process ended before the deletion
    waiting.delete(id)
  }
  const adding = new Map<string, Promise<void>>()

  async function leaveWaiting(id: string): Promise<void> {
    await removeDurably(fileOf('waiting', id))
    waiting.delete(id)
  }

  const has = (id: string) => waiting.has(id) || accepted.has(id) || refused.has(id)

  return {
    has,
    async add(mail) {
      const { id } = mail
      if (has(id)) return 'known'
      const earlier = adding.get(id)
      if (earlier) {
        await earlier
        return 'known'
      }
      const written = writeDurably(fileOf('waiting', id), JSON.stringify(mail))
      adding.set(id, written)
      try {
        await written
        waiting.set(id, mail)
      } finally {
        adding.delete(id)
      }
      return 'added'
    },
    waiting: () => [...waiting.values()].sort((a, b) => a.receivedAt - b.receivedAt),
    async markAccepted({ id }, now) {
      await writeDurably(fileOf('accepted', id), JSON.stringify({ at: now }))
      accepted.set(id, now)
      await leaveWaiting(id)
    },
    async markRefused(mail, code, now) {
      await writeDurably(fileOf('refused', mail.id), JSON.stringify({ at: now, code, mail }))
      refused.set(mail.id, now)
      await leaveWaiting(mail.id)
    },
    async deleteExpired(now) {
      const expired = (times: ReadonlyMap<string, number>) =>
        [...times].filter(([, at]) => now - at >= KEPT_MS).map(([id]) => id)
      const refusedIds = expired(refused)
      for (const [state, times, ids] of [
        ['accepted', accepted, expired(accepted)],
        ['refused', refused, refusedIds],
      ] as const) {
        for (const id of ids) {
          await removeDurably(fileOf(state, id))
          times.delete(id)
        }
      }
      return refusedIds.length
    },
    summary: () => ({
      waiting: waiting.size,
      oldestAt: waiting.size === 0 ? null : Math.min(...[...waiting.values()].map(({ receivedAt }) => receivedAt)),
      refused: refused.size,
      unreadable,
    }),
  }
}

/** Returns the ids of the files in a folder with their times. A file that cannot be read counts as one of today. */
async function readTimes(folder: string): Promise<Map<string, number>> {
  const now = Date.now()
  const entries = await readJsonFiles(folder)
  return new Map(entries.map(({ id, value }) => [id, numberAt(value, 'at') ?? now]))
}

/** Returns the mails in a folder, and the number of files that hold none. Such files stay where they are. */
async function readMails(folder: string) {
  const entries = await readJsonFiles(folder)
  const mails = entries.flatMap(({ id, value }) => parseMail(id, value) ?? [])
  return { mails, unreadable: entries.length - mails.length }
}

async function readJsonFiles(folder: string): Promise<readonly { readonly id: string; readonly value: unknown }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  return Promise.all(
    names.map(async (name) => ({
      id: name.slice(0, -'.json'.length),
      value: parseJson(await readFile(join(folder, name), 'utf8')),
    })),
  )
}

function parseMail(id: string, stored: unknown): RelayMail | null {
  const receivedAt = numberAt(stored, 'receivedAt')
  if (textAt(stored, 'id') !== id || receivedAt === null) return null
  const replyTo = valueAt(stored, 'replyTo')
  return {
    id,
    receivedAt,
    reference: textAt(stored, 'reference'),
    to: textAt(stored, 'to') || null,
    replyTo: isRecord(replyTo) ? { name: textAt(replyTo, 'name'), address: textAt(replyTo, 'address') } : null,
    subject: textAt(stored, 'subject'),
    text: textAt(stored, 'text'),
  }
}
