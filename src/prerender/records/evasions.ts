import { decisions } from '#content/facts-schema.ts'
import { collection as faqCollection } from '#content/faq/schema.ts'
import { readEntries } from './files.ts'
import type { Mistake } from './mistake.ts'
import { type ProseText, stringsIn } from './prose.ts'
import { sentencesIn } from './style-guide.ts'

const EVASION = '(?:ask us|we name no|we have not set)\\b'
const BEGINS_WITH_EVASION = new RegExp(`^${EVASION}`, 'i')
const ENDS_WITH_EVASION = new RegExp(`(?:^|[.!?:;,]\\s+(?:so |and |or )?)${EVASION}[^.!?:;]*[.!?]?$`, 'i')

/** The topics and entries that may only send a visitor to somebody: contact, applying, courses and courtesies. */
const ABOUT_CONTACT = ['contact', 'jobs', 'training', 'courses', 'declined', 'small-talk']

/** Matches a sentence that asks the visitor to write or call, or that names a form or our team. */
const POINTS_TO_SOMEBODY =
  /(?:^|[:;,]\s|\b(?:and|or)\s)(?:ask|tell|write to|call (?:us|fact)|contact us|describe|request|send)\b|\bour team\b|\b(?:contact|inquiry|meeting) form\b|\bcontact page\b/i
/** Matches a sentence that says only what the site does not say. */
const SAYS_NOTHING = /\b(?:says?|names?|states?) (?:no|nothing|neither)\b|\bnot (?:published|stated|listed|set)\b/i

/** Returns a note for every text that begins or ends with 'Ask us' or another phrase that evades the question. */
export function evasions(texts: readonly ProseText[]): readonly Mistake[] {
  return texts
    .filter(({ text }) => BEGINS_WITH_EVASION.test(text.trim()) || ENDS_WITH_EVASION.test(text.trim()))
    .map(({ text, ...location }) => ({
      ...location,
      found: `an evasion: “${text.trim().slice(0, 60)}”`,
      wanted: 'what can be said, without ‘Ask us’, ‘we name no’ or ‘we have not set’ at the beginning or the end',
    }))
}

/** Returns a note for every answer of the chat that says nothing, but only sends the visitor to somebody. */
export function answersThatSendAway(content: string): readonly Mistake[] {
  return readEntries(content, faqCollection).entries.flatMap(({ file, id, source: { fields, lineOf } }) => {
    const isAboutContact = ABOUT_CONTACT.some((name) => name === id || file === `faq/${name}.yaml`)
    const texts = isAboutContact ? [] : stringsIn(fields.answer, ['answer'])
    return texts
      .filter(({ text }) => onlySendsAway(text))
      .map(({ path, text }) => ({
        ...{ file, line: lineOf(path), field: path.join('.') },
        found: `an answer that only sends away: “${text.trim().slice(0, 60)}”`,
        wanted: 'first a sentence that says what the site can say',
      }))
  })
}

/** Returns whether every sentence of a text points away. A decision of the owner does not count, as it may be empty. */
export function onlySendsAway(text: string): boolean {
  const sentences = sentencesIn(decisions.reduce((rest, name) => rest.replace(`{${name}}`, ''), text))
  return (
    sentences.length > 0 &&
    sentences.every((sentence) => POINTS_TO_SOMEBODY.test(sentence) || SAYS_NOTHING.test(sentence))
  )
}
