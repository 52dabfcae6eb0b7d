import { keptMessages } from '#content/kept.ts'
import { isMoment, isRecord, startOf } from '#lib/untrusted.ts'
import type { EpochMs } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'

/** Of what is stored: an answer is longer than a question, and no id, link or suggestion of ours is so long. */
const LONGEST_TEXT = 2000
const LONGEST_NAME = 200
const MOST_SUGGESTIONS = 4
/** So many entries are looked at, from the newest on; more than are kept, for those that cannot be read. */
const MOST_READ = 10 * keptMessages

/** So many of the visitor's messages go along to a person. */
const GO_ALONG = 2

export type Message = {
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
export const historySlot = slot<readonly Message[]>('chat-history', parseHistory, [])

export function parseHistory(stored: unknown): readonly Message[] | null {
  if (!Array.isArray(stored)) return null
  const messages = stored.slice(-MOST_READ).flatMap((item) => parseMessage(item) ?? [])
  return messages.slice(-keptMessages)
}

export function append(history: readonly Message[], message: Message): readonly Message[] {
  return [...history, message].slice(-keptMessages)
}

/** Returns whether a question stands in a conversation and has no answer yet. */
export function isOpen(history: readonly Message[], { id }: Message): boolean {
  const at = history.findLastIndex((message) => message.id === id)
  return at >= 0 && history[at + 1]?.from !== 'assistant'
}

/** Returns the visitor's last messages, as they were typed; one that was sent twice is there once. */
export function lastWords(history: readonly Message[]): string {
  const said = history.filter(({ from }) => from === 'visitor').slice(-GO_ALONG)
  return [...new Set(said.map(({ text }) => text))].join('\n\n')
}

function parseMessage(stored: unknown): Message | null {
  if (!isRecord(stored)) return null
  const { id, from, text, at, chipsAre, entry, about, isMiss, unanswered } = stored
  if (!isName(id) || typeof text !== 'string' || !isMoment(at)) return null
  if (from !== 'visitor' && from !== 'assistant') return null
  const link = parseLink(stored.link)
  const suggestions = parseSuggestions(stored.suggestions)
  return {
    id,
    from,
    text: startOf(text, LONGEST_TEXT),
    at,
    ...(link && { link }),
    ...(suggestions && { suggestions }),
    ...((chipsAre === 'also' || chipsAre === 'related') && { chipsAre }),
    ...(isName(entry) && { entry }),
    ...(isName(about) && { about }),
    ...(isMiss === true && { isMiss }),
    ...(isSaid(unanswered) && { unanswered: startOf(unanswered, LONGEST_TEXT) }),
  }
}

/** Only addresses of this site: a stored link must not lead anywhere else. (Browsers drop tabs: '/<tab>/x' is '//x'.) */
function parseLink(stored: unknown): Message['link'] | null {
  if (!isRecord(stored)) return null
  const { label, href } = stored
  return isName(label) && isName(href) && /^\/(?![/\\])\S*$/.test(href) ? { label, href } : null
}

function parseSuggestions(stored: unknown): readonly string[] | null {
  return Array.isArray(stored)
    ? [...new Set(stored.slice(0, MOST_READ).filter(isName))].slice(0, MOST_SUGGESTIONS)
    : null
}

function isSaid(stored: unknown): stored is string {
  return typeof stored === 'string' && stored.trim() !== ''
}

/** A short text without half a character: whoever has it finds the same again. */
function isName(stored: unknown): stored is string {
  return typeof stored === 'string' && stored.length <= LONGEST_NAME && startOf(stored, LONGEST_NAME) === stored
}
