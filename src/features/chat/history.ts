import { maxStoredMessages } from '#content/storage-limits.ts'
import { isRecord, isTimestamp, truncate } from '#lib/untrusted.ts'
import type { EpochMs } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'

/** Limits of stored texts in characters, above the longest answers, ids, links and suggestions of the site. */
const MAX_TEXT_LENGTH = 2000
const MAX_NAME_LENGTH = 200
const MAX_SUGGESTIONS = 4
/** The most entries that are parsed, the newest ones. It is higher than what is stored, because some may be invalid. */
const MAX_ENTRIES_READ = 10 * maxStoredMessages

/** How many of the visitor's messages are passed on to a person. */
const FORWARDED_MESSAGES = 2

export type ChatMessage = {
  readonly id: string
  readonly from: 'visitor' | 'assistant'
  readonly text: string
  readonly at: EpochMs
  readonly link?: { readonly label: string; readonly href: string }
  /** Questions offered under an answer. */
  readonly suggestions?: readonly string[]
  /** What the suggestions are: also asked for (the default under an answer), or related to it. */
  readonly chipsAre?: 'also' | 'related'
  /** The id of the entry that answers. A later message may refer to its subject. */
  readonly entry?: string
  /** The question that is answered, if it was inferred from the visitor's words. */
  readonly about?: string
  /** Whether the question was not understood. */
  readonly isMiss?: boolean
  /** The visitor's questions without an answer, which are passed on to the person that the message offers. */
  readonly unanswered?: string
}

/** The stored conversation of this device. Untrusted: entries that are not valid messages are dropped. */
export const historySlot = slot<readonly ChatMessage[]>('chat-history', parseHistory, [])

export function parseHistory(stored: unknown): readonly ChatMessage[] | null {
  if (!Array.isArray(stored)) return null
  const messages = stored.slice(-MAX_ENTRIES_READ).flatMap((item) => parseMessage(item) ?? [])
  return messages.slice(-maxStoredMessages)
}

export function appendMessage(history: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return [...history, message].slice(-maxStoredMessages)
}

/** Returns whether a conversation contains a question that has no answer yet. */
export function isUnanswered(history: readonly ChatMessage[], { id }: ChatMessage): boolean {
  const at = history.findLastIndex((message) => message.id === id)
  return at >= 0 && history[at + 1]?.from !== 'assistant'
}

/** Returns the visitor's last messages as they were typed, without duplicates. */
export function lastVisitorText(history: readonly ChatMessage[]): string {
  const said = history.filter(({ from }) => from === 'visitor').slice(-FORWARDED_MESSAGES)
  return [...new Set(said.map(({ text }) => text))].join('\n\n')
}

function parseMessage(stored: unknown): ChatMessage | null {
  if (!isRecord(stored)) return null
  const { id, from, text, at, chipsAre, entry, about, isMiss, unanswered } = stored
  if (!isShortText(id) || typeof text !== 'string' || !isTimestamp(at)) return null
  if (from !== 'visitor' && from !== 'assistant') return null
  const link = parseLink(stored.link)
  const suggestions = parseSuggestions(stored.suggestions)
  return {
    id,
    from,
    text: truncate(text, MAX_TEXT_LENGTH),
    at,
    ...(link && { link }),
    ...(suggestions && { suggestions }),
    ...((chipsAre === 'also' || chipsAre === 'related') && { chipsAre }),
    ...(isShortText(entry) && { entry }),
    ...(isShortText(about) && { about }),
    ...(isMiss === true && { isMiss }),
    ...(isNonEmpty(unanswered) && { unanswered: truncate(unanswered, MAX_TEXT_LENGTH) }),
  }
}

/**
 * Accepts only paths of this site, so that a stored link leads nowhere else. Browsers drop tabs: '/<tab>/x' is '//x'.
 */
function parseLink(stored: unknown): ChatMessage['link'] | null {
  if (!isRecord(stored)) return null
  const { label, href } = stored
  return isShortText(label) && isShortText(href) && /^\/(?![/\\])\S*$/.test(href) ? { label, href } : null
}

function parseSuggestions(stored: unknown): readonly string[] | null {
  return Array.isArray(stored)
    ? [...new Set(stored.slice(0, MAX_ENTRIES_READ).filter(isShortText))].slice(0, MAX_SUGGESTIONS)
    : null
}

function isNonEmpty(stored: unknown): stored is string {
  return typeof stored === 'string' && stored.trim() !== ''
}

/** Accepts only a short text without a split character, so that it is equal to the original. */
function isShortText(stored: unknown): stored is string {
  return typeof stored === 'string' && stored.length <= MAX_NAME_LENGTH && truncate(stored, MAX_NAME_LENGTH) === stored
}
