import { maxStoredMessages } from '#content/storage-limits.ts'
import { isRecord, isTimestamp, truncate } from '#lib/untrusted.ts'
import type { EpochMs } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'

/** Of what is stored: an answer is longer than a question, and no id, link or suggestion of ours is so long. */
const MAX_TEXT_LENGTH = 2000
const MAX_NAME_LENGTH = 200
const MAX_SUGGESTIONS = 4
/** So many entries are looked at, from the newest on; more than are kept, for those that cannot be read. */
const MAX_ENTRIES_READ = 10 * maxStoredMessages

/** So many of the visitor's messages go along to a person. */
const FORWARDED_MESSAGES = 2

export type ChatMessage = {
  readonly id: string
  readonly from: 'visitor' | 'assistant'
  readonly text: string
  readonly at: EpochMs
  readonly link?: { readonly label: string; readonly href: string }
  /** Questions offered under an answer. */
  readonly suggestions?: readonly string[]
  /** What they are: asked as well (under an answer, where nothing is said), or what goes on with its subject. */
  readonly chipsAre?: 'also' | 'related'
  /** The id of the entry that answers: the subject that a later message may go on with. */
  readonly entry?: string
  /** The question that is answered, where it was read out of the visitor's words. */
  readonly about?: string
  /** The question was not understood. */
  readonly isMiss?: boolean
  /** What the visitor asked in vain: a person is offered, and these words go along. */
  readonly unanswered?: string
}

/** The conversation of this device, untrusted: whatever is not a message is left out. */
export const historySlot = slot<readonly ChatMessage[]>('chat-history', parseHistory, [])

export function parseHistory(stored: unknown): readonly ChatMessage[] | null {
  if (!Array.isArray(stored)) return null
  const messages = stored.slice(-MAX_ENTRIES_READ).flatMap((item) => parseMessage(item) ?? [])
  return messages.slice(-maxStoredMessages)
}

export function appendMessage(history: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return [...history, message].slice(-maxStoredMessages)
}

/** Returns whether a question stands in a conversation and has no answer yet. */
export function isUnanswered(history: readonly ChatMessage[], { id }: ChatMessage): boolean {
  const at = history.findLastIndex((message) => message.id === id)
  return at >= 0 && history[at + 1]?.from !== 'assistant'
}

/** Returns the visitor's last messages, as they were typed; one that was sent twice is there once. */
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

/** Only addresses of this site: a stored link must not lead anywhere else. (Browsers drop tabs: '/<tab>/x' is '//x'.) */
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

/** A short text without half a character: whoever has it finds the same again. */
function isShortText(stored: unknown): stored is string {
  return typeof stored === 'string' && stored.length <= MAX_NAME_LENGTH && truncate(stored, MAX_NAME_LENGTH) === stored
}
