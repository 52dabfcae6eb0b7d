import type { SitePath } from '#content/paths.ts'

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
  readonly link?: { readonly label: string; readonly href: SitePath }
  /** The ids of the entries for what the answer lists, in its order: 'the second one' means the second of them. */
  readonly options?: readonly string[]
}
