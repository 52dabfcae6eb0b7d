import { record as unsure } from 'virtual:records/messages/chat/unsure'
import { unansweredInHindi } from '#content/chat/devanagari.ts'
import type { FaqEntry } from '#content/chat/faq-entry.ts'

export type ChatAnswer = {
  /** 'choice' asks which of two is meant; 'fallback' says that nothing here fits. */
  readonly kind: 'answer' | 'choice' | 'fallback'
  readonly text: string
  /** 1 for an exact match, otherwise the share of the alternative that won; 0 with a choice and the fallback. */
  readonly score: number
  /** The entry's id; null with a choice and the fallback. */
  readonly entry: string | null
  /** The question that is answered, where it was read out of the visitor's words: a wrong guess is seen. */
  readonly about: string | null
  readonly link?: NonNullable<FaqEntry['link']>
  /** The ids of entries to go on with: what is chosen between, what was asked as well, or what came nearest. */
  readonly chips: readonly string[]
  /** Their titles. */
  readonly suggestions: readonly string[]
  /** What the chips under an answer are: asked for as well, or near to what was asked. */
  readonly chipsAre: 'also' | 'related'
}

const MAX_CHIPS = 3
const SMALL_TALK_PREFIX = 'talk-' // how the ids of courtesies begin
const DECLINED_PREFIX = 'declined-' // and those of what is not done

/** Whether an entry is a courtesy, and about nothing. */
export function isSmallTalk(entry: FaqEntry): boolean {
  return entry.id.startsWith(SMALL_TALK_PREFIX)
}

/** Whether an entry says what is not done or not given. */
export function isDeclined(entry: FaqEntry): boolean {
  return entry.id.startsWith(DECLINED_PREFIX)
}

/** Returns an entry as an answer; `also` is what the message asks for as well, `related` what it may have asked instead. */
export function entryAnswer(
  entry: FaqEntry,
  score: number,
  also: readonly FaqEntry[] = [],
  related: readonly FaqEntry[] = [],
): ChatAnswer {
  const { id, title, answer, link } = entry
  const about = isSmallTalk(entry) ? null : title
  const isOther = (one: FaqEntry) => one !== entry && !isSmallTalk(one) && !isDeclined(one)
  const wanted = also.filter(isOther)
  const others = isDeclined(entry) || isSmallTalk(entry) ? [] : wanted.length > 0 ? wanted : related.filter(isOther)
  const chipsAre = wanted.length > 0 ? 'also' : 'related'
  return { kind: 'answer', text: answer, score, entry: id, about, ...(link && { link }), ...toChips(others), chipsAre }
}

/** Returns the question which of two entries is meant. */
export function choiceAnswer(entries: readonly FaqEntry[]): ChatAnswer {
  return {
    kind: 'choice',
    text: unsure.choice,
    score: 0,
    entry: null,
    about: null,
    ...toChips(entries),
    chipsAre: 'related',
  }
}

/**
 * Returns the fallback, which suggests what came nearest, and the first entries where too little came near. Whoever writes
 * in Devanagari is told in Hindi whom to call.
 */
export function fallbackAnswer(said: string, near: readonly FaqEntry[], entries: readonly FaqEntry[]): ChatAnswer {
  const topics = [...near, ...entries].filter((entry) => !isSmallTalk(entry))
  const text = /\p{Script=Devanagari}/u.test(said) ? `${unsure.fallback} ${unansweredInHindi}` : unsure.fallback
  return { kind: 'fallback', text, score: 0, entry: null, about: null, ...toChips(topics), chipsAre: 'related' }
}

function toChips(all: readonly FaqEntry[]): Pick<ChatAnswer, 'chips' | 'suggestions'> {
  const entries = [...new Set(all)].slice(0, MAX_CHIPS)
  return { chips: entries.map(({ id }) => id), suggestions: entries.map(({ title }) => title) }
}
