import { maxStoredMessages } from '#content/storage-limits.ts'
import { isRecord, isTimestamp, truncate } from '#lib/untrusted.ts'
import type { EpochMs } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'

/** The maximum length of a stored text, in characters. No answer of the site is longer. */
const MAX_TEXT_LENGTH = 2000
/** The maximum length of a stored id, link or question, in characters. None of the site's own is longer. */
const MAX_NAME_LENGTH = 200
const MAX_SUGGESTIONS = 4
/** How many entries of a stored list are parsed at most: more than are kept, because some may be invalid. */
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
  /** Whether the suggestions were also asked for (the default under an answer) or are related to the answer. */
  readonly chipsAre?: 'also' | 'related'
  /** The id of the entry that answers. A later message may refer to its subject. */
  readonly entry?: string
  /** The question that is answered, if it was inferred from the message. */
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

/** Returns whether a conversation contains this question without an answer. */
export function isUnanswered(history: readonly ChatMessage[], { id }: ChatMessage): boolean {
  const index = history.findLastIndex((message) => message.id === id)
  return index >= 0 && history[index + 1]?.from !== 'assistant'
}

/** Returns the visitor's last two messages as they were typed, or only one of them if they are the same. */
export function lastVisitorText(history: readonly ChatMessage[]): string {
  const lastMessages = history.filter(({ from }) => from === 'visitor').slice(-FORWARDED_MESSAGES)
  return [...new Set(lastMessages.map(({ text }) => text))].join('\n\n')
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
 * Parses a link, and accepts only paths of this site. White space is forbidden, because browsers drop tab characters:
 * '/<tab>/x' leads to site x.
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

/** Returns whether a stored value is a short text that contains no half characters, which `truncate` would change. */
function isShortText(stored: unknown): stored is string {
  return typeof stored === 'string' && stored.length <= MAX_NAME_LENGTH && truncate(stored, MAX_NAME_LENGTH) === stored
}
