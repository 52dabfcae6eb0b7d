/** When and where a question is asked: milliseconds since 1970, and an IANA time zone. */
export type AnswerContext = { readonly now: number; readonly zone: string }

/** One answer of the FAQ chat. */
export type FaqEntry = {
  /** A unique name in kebab-case that never changes. */
  readonly id: string
  /**
   * The question in a visitor's words. Suggestion chips show it, and a visitor who types it exactly gets this entry.
   */
  readonly title: string
  /**
   * Alternatives of one to three distinctive words in any order, separated by pipes: `shop price|shop website price`. A
   * word stands for its whole thesaurus group, so that synonyms need no alternative. An alternative must not consist of
   * function words alone, and must not repeat an alternative of another entry. The content tests report duplicates.
   */
  readonly question: string
  /** Names of groups of the thesaurus. A message with one of them, such as the price, is not about this entry. */
  readonly unless?: readonly string[]
  /** The answer in one to three sentences of plain text, the fact first. Figures come from `facts` and `config`. */
  readonly answer: string
  /** The plain reply to the question in the title. It comes before the answer if the message asks just that. */
  readonly reply?: 'yes' | 'no'
  /**
   * Returns the answer for a time and a time zone. It is absent if the answer does not depend on them. `answer` is
   * correct at any time.
   */
  readonly answerAt?: (moment: AnswerContext) => string
  /** The page, section or article with more information. Link to a list only if the list is the answer. */
  readonly link?: { readonly label: string; readonly href: string }
  /**
   * The ids of the entries on the things that the answer lists, in the same order. 'The second one' means the second
   * id.
   */
  readonly options?: readonly string[]
  /** Entries with a low order are suggested first if a message matches nothing. */
  readonly order?: number
}
