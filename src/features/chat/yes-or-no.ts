import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { exactKey } from './exact-match.ts'
import type { ParsedMessage } from './parse-message.ts'
import { tokenize } from './tokens.ts'

const YES_OR_NO =
  /^(?:(?:so|and|but|then|hi|hello|hey|please|ok|okay|sir|madam)\W+)*(?:do|does|is|are|can|could|will|would|may|kya)\b/i
/** Matches words that narrow a question, or make it another one. */
const NARROWING =
  /\b(?:how|when|where|who|whose|why|which|what|or|only|just|always|ever|every|all|any|instead|except|already|still|yet)\b/i
/** Matches titles with a second question, which yes or no does not answer. */
const SECOND_QUESTION = /, and (?:how|what|where|which|is|are|do)\b/i
const VISITOR = /\b(?:i|we|my|our|us|me)\b/i
const AGENCY = /\b(?:you|your|u|aap)\b/i

/**
 * Returns the yes or no of an entry if a message asks only the question in its title, or a part of it, and without a
 * negation; otherwise null.
 */
export function plainReply(
  { title, reply }: FaqEntry,
  text: string,
  parse: (text: string) => ParsedMessage,
  negations: ReadonlySet<string>,
): 'yes' | 'no' | null {
  if (!reply || !YES_OR_NO.test(text.trim()) || tokenize(text).some((word) => negations.has(word))) return null
  if (exactKey(text) === exactKey(title)) return SECOND_QUESTION.test(title) ? null : reply
  if (NARROWING.test(text)) return null
  if ([VISITOR, AGENCY].some((person) => person.test(title) && !person.test(text))) return null
  const { concepts, unknownCount } = parse(text)
  const inTitle = parse(title).concepts
  const asked = [...concepts].filter(([, weight]) => weight !== 'question')
  const isPart = asked.length > 0 && asked.every(([concept]) => inTitle.has(concept))
  return isPart && unknownCount === 0 ? reply : null
}
