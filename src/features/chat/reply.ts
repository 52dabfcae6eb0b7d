import type { FaqEntry } from '#content/faq/entry.ts'

/** What the chat says when nothing fits. The wording is fixed (spec §5). */
const FALLBACK =
  "I'm not sure how to help with that specific query. Please try asking about our services, tech stack, contact information, or portfolio."

export type Answer = {
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
}

const SUGGESTIONS = 3
const SMALL_TALK = 'talk-' // how the ids of courtesies begin

/** Whether an entry is a courtesy, and about nothing. */
export function isSmallTalk(entry: FaqEntry): boolean {
  return entry.id.startsWith(SMALL_TALK)
}

/** Returns an entry as an answer; `also` are entries that the message asks for as well. */
export function answered(entry: FaqEntry, score: number, also: readonly FaqEntry[] = []): Answer {
  const { id, title, answer, link } = entry
  const about = isSmallTalk(entry) ? null : title
  return { kind: 'answer', text: answer, score, entry: id, about, ...(link && { link }), ...chipsOf(also) }
}

/** Returns the question which of two entries is meant. */
export function choice(entries: readonly FaqEntry[]): Answer {
  return { kind: 'choice', text: 'Do you mean:', score: 0, entry: null, about: null, ...chipsOf(entries) }
}

/** Returns the fallback, which suggests what came nearest, and the first entries where too little came near. */
export function fallback(near: readonly FaqEntry[], entries: readonly FaqEntry[]): Answer {
  const topics = [...near, ...entries].filter((entry) => !isSmallTalk(entry))
  const chips = [...new Set(topics)].slice(0, SUGGESTIONS)
  return { kind: 'fallback', text: FALLBACK, score: 0, entry: null, about: null, ...chipsOf(chips) }
}

function chipsOf(entries: readonly FaqEntry[]): Pick<Answer, 'chips' | 'suggestions'> {
  return { chips: entries.map(({ id }) => id), suggestions: entries.map(({ title }) => title) }
}
