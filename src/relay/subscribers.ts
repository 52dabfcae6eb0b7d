import { isRecord } from '#lib/untrusted.ts'

/** An address of the newsletter. `confirmedAt` is null until its owner has confirmed it. */
export type Subscriber = {
  readonly address: string
  /** The secret in the links to confirm and to leave. */
  readonly token: string
  /** When the address was entered, in milliseconds since 1970. */
  readonly since: number
  readonly confirmedAt: number | null
}

export type SubscriberList = readonly Subscriber[]

/** How long an address may stay without a confirmation. */
const UNCONFIRMED_MS = 7 * 24 * 60 * 60 * 1000

/** Returns the list with an address, and its entry. An address that is in the list keeps its entry. */
export function withAddress(list: SubscriberList, address: string, now: number, token: string) {
  const known = entryOf(list, address)
  if (known) return { list, subscriber: known }
  const subscriber: Subscriber = { address, token, since: now, confirmedAt: null }
  return { list: [...list, subscriber], subscriber }
}

/** Returns the list with the address of a token confirmed. Confirming twice changes nothing. */
export function withConfirmation(list: SubscriberList, token: string, now: number): SubscriberList {
  return list.map((entry) => (entry.token === token ? { ...entry, confirmedAt: entry.confirmedAt ?? now } : entry))
}

/** Returns the list without the address of a token. */
export function withoutToken(list: SubscriberList, token: string): SubscriberList {
  return list.filter((entry) => entry.token !== token)
}

/** Returns the list without an address. */
export function withoutAddress(list: SubscriberList, address: string): SubscriberList {
  const known = entryOf(list, address)
  return list.filter((entry) => entry !== known)
}

/** Returns the list without the addresses that were not confirmed within 7 days. */
export function withoutUnconfirmed(list: SubscriberList, now: number): SubscriberList {
  const kept = list.filter(({ confirmedAt, since }) => confirmedAt !== null || now - since < UNCONFIRMED_MS)
  return kept.length === list.length ? list : kept
}

/** Returns the confirmed addresses as CSV (RFC 4180): address, time of the confirmation, and the link for leaving. */
export function toCsv(list: SubscriberList, leaveLink: (token: string) => string): string {
  const rows = list.flatMap(({ address, token, confirmedAt }) =>
    confirmedAt === null ? [] : [[address, new Date(confirmedAt).toISOString(), leaveLink(token)]],
  )
  return [['address', 'confirmed', 'leave'], ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('')
}

/**
 * Returns whether an address may be in the list. Programs for tables take a text that begins with one of these characters
 * for a formula.
 */
export function isListable(address: string): boolean {
  return !/^[=+\-@]/.test(address)
}

/** Parses the stored list. @throws an Error if it is not one, so that it is not overwritten */
export function parseList(stored: unknown): SubscriberList {
  if (!Array.isArray(stored) || !stored.every(isSubscriber)) throw new Error('The newsletter list cannot be read.')
  return stored
}

function isSubscriber(value: unknown): value is Subscriber {
  if (!isRecord(value)) return false
  const { address, token, since, confirmedAt } = value
  const isText = typeof address === 'string' && typeof token === 'string'
  return isText && typeof since === 'number' && (confirmedAt === null || typeof confirmedAt === 'number')
}

function entryOf(list: SubscriberList, address: string): Subscriber | undefined {
  return list.find((entry) => entry.address.toLowerCase() === address.toLowerCase())
}

function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
