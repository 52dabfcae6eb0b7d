import { record as unsure } from 'virtual:records/messages/chat/unsure'
import { unansweredInHindi } from '#content/chat/devanagari.ts'
import type { FaqEntry } from '#content/chat/faq-entry.ts'

export type ChatAnswer = {
  /** 'choice' asks which of two or three entries is meant. 'fallback' says that nothing fits. */
  readonly kind: 'answer' | 'choice' | 'fallback'
  readonly text: string
  /**
   * The share of the winning alternative. It is 1 for exact matches, picked options, declined topics and repeated
   * answers, and 0 for a choice and the fallback.
   */
  readonly score: number
  /** The entry's id; null for a choice and the fallback. */
  readonly entry: string | null
  /** The question that is answered, if that is doubtful, so that the visitor notices a wrong guess. */
  readonly about: string | null
  readonly link?: NonNullable<FaqEntry['link']>
  /** The ids of the suggested entries: the choices, those also asked for, or related ones. */
  readonly chips: readonly string[]
  /** The titles of the suggested entries. */
  readonly suggestions: readonly string[]
  /** Whether the suggestions under an answer were also asked for or are related to the question. */
  readonly chipsAre: 'also' | 'related'
}

const MAX_CHIPS = 3
const SMALL_TALK_PREFIX = 'talk-' // the prefix of the ids of courtesies
const DECLINED_PREFIX = 'declined-' // the prefix of the ids of entries on what the agency does not do

/** Returns whether an entry is a courtesy without a topic. */
export function isSmallTalk(entry: FaqEntry): boolean {
  return entry.id.startsWith(SMALL_TALK_PREFIX)
}

/** Returns whether an entry says what the agency does not do or give. */
export function isDeclined(entry: FaqEntry): boolean {
  return entry.id.startsWith(DECLINED_PREFIX)
}

/** Returns whether the id is that of a courtesy or of a refusal. */
export function isCourtesyOrRefusal(id: string): boolean {
  return id.startsWith(SMALL_TALK_PREFIX) || id.startsWith(DECLINED_PREFIX)
}

/** Returns an entry as an answer. The message also asked for `also`, or may have meant one of `related` instead. */
export function entryAnswer(
  entry: FaqEntry,
  score: number,
  also: readonly FaqEntry[] = [],
  related: readonly FaqEntry[] = [],
): ChatAnswer {
  const { id, title, answer, link } = entry
  const about = isSmallTalk(entry) ? null : title
  const isOther = (candidate: FaqEntry) => candidate !== entry && !isSmallTalk(candidate) && !isDeclined(candidate)
  const alsoAsked = also.filter(isOther)
  const suggested =
    isDeclined(entry) || isSmallTalk(entry) ? [] : alsoAsked.length > 0 ? alsoAsked : related.filter(isOther)
  const chipsAre = alsoAsked.length > 0 ? 'also' : 'related'
  return {
    kind: 'answer',
    text: answer,
    score,
    entry: id,
    about,
    ...(link && { link }),
    ...toChips(suggested),
    chipsAre,
  }
}

/** Returns an answer that asks which of up to three entries is meant. */
export function choiceAnswer(entries: readonly FaqEntry[]): ChatAnswer {
  return choiceOf(toChips(entries))
}

/** Returns an answer that asks which of the suggested entries is meant. */
export function choiceOf({ chips, suggestions }: Pick<ChatAnswer, 'chips' | 'suggestions'>): ChatAnswer {
  return {
    kind: 'choice',
    text: unsure.choice,
    score: 0,
    entry: null,
    about: null,
    chips,
    suggestions,
    chipsAre: 'related',
  }
}

/**
 * Returns the fallback, which suggests the `near` entries, then the first of all `entries`. Visitors who write in
 * Devanagari also get a sentence in Hindi with the phone number.
 */
export function fallbackAnswer(message: string, near: readonly FaqEntry[], entries: readonly FaqEntry[]): ChatAnswer {
  const topics = [...near, ...entries].filter((entry) => !isSmallTalk(entry))
  const text = /\p{Script=Devanagari}/u.test(message) ? `${unsure.fallback} ${unansweredInHindi}` : unsure.fallback
  return { kind: 'fallback', text, score: 0, entry: null, about: null, ...toChips(topics), chipsAre: 'related' }
}

function toChips(all: readonly FaqEntry[]): Pick<ChatAnswer, 'chips' | 'suggestions'> {
  const entries = [...new Set(all)].slice(0, MAX_CHIPS)
  return { chips: entries.map(({ id }) => id), suggestions: entries.map(({ title }) => title) }
}
