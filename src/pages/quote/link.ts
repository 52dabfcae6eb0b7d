import { paths } from '#content/paths.ts'
import { type Answers, hasAnswers, parseAnswers, serializeAnswers } from './answers.ts'

/** How the fragment of a link begins and ends. A link that was cut off lacks its end. */
const START = '#scope=1&'
const END = '&end=1'
const ANY_START = '#scope='
/** The maximum length of a fragment that is parsed, in characters. The longest link of this site is shorter. */
const MAX_LENGTH = 10_000

/** What an address holds: answers, perhaps not all of them, or nothing that can be read. */
export type SheetLink =
  | { readonly kind: 'held'; readonly answers: Answers; readonly isWhole: boolean }
  | { readonly kind: 'broken' }

/** Returns a path of this site with the answers in the fragment, which browsers do not send to the server. */
export function sheetLink(answers: Answers): string {
  return `${paths.quote}${START}${serializeAnswers(answers)}${END}`
}

/** Parses the fragment of an address, which is untrusted. Returns null if it is no link to a sheet. */
export function parseSheetLink(hash: string): SheetLink | null {
  if (!hash.startsWith(ANY_START)) return null
  if (!hash.startsWith(START) || hash.length > MAX_LENGTH) return { kind: 'broken' }
  const isComplete = hash.endsWith(END)
  const { answers, isWhole } = parseAnswers(hash.slice(START.length, isComplete ? -END.length : undefined))
  return hasAnswers(answers) ? { kind: 'held', answers, isWhole: isComplete && isWhole } : { kind: 'broken' }
}
