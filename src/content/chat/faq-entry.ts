/** When and where somebody asks: milliseconds since 1970, and an IANA time zone. */
export type AnswerContext = { readonly now: number; readonly zone: string }

/** One thing the FAQ chat can answer. */
export type FaqEntry = {
  /** Stable, kebab-case, unique. */
  readonly id: string
  /** The question as a visitor would put it: suggestion chips show it, and typing it verbatim finds the entry. */
  readonly title: string
  /**
   * Alternatives of one to three distinctive words in any order, separated by pipes: `shop price|shop website price`. A
   * word stands for its whole group of the thesaurus, so that synonyms need no alternative. No function words alone, and
   * nothing another entry has already; the content tests name what is double.
   */
  readonly question: string
  /** Fact first, one to three sentences of plain text. Figures come from `facts` and `config`. */
  readonly answer: string
  /** What the answer says at a moment, where that makes a difference; `answer` holds at any time. */
  readonly answerAt?: (moment: AnswerContext) => string
  /** The page, section or article that says more; a list only where the list is the answer. */
  readonly link?: { readonly label: string; readonly href: string }
  /** The ids of the entries for what the answer lists, in its order: 'the second one' means the second of them. */
  readonly options?: readonly string[]
  /** Which entries are suggested first when a message is about nothing here. */
  readonly order?: number
}
