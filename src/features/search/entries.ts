import { isRecord } from '#lib/untrusted.ts'

/** The kinds of results, in the order in which equally good ones are listed. */
export const searchKinds = [
  ...['services', 'products', 'pages', 'jobs', 'agents', 'projects', 'courses', 'articles', 'questions'],
] as const satisfies readonly string[]

export type SearchKind = (typeof searchKinds)[number]

/** Something that the search can find: a page, a part of a page, a record on a page, or a question of the chat. */
export type SearchEntry = {
  readonly kind: SearchKind
  readonly title: string
  /** The address, with the anchor of the heading. A question has its id after `QUESTION`. */
  readonly href: string
  /** The name of the page of which the entry is a part; '' for pages and questions. */
  readonly parent: string
  /** The first words of the text. Until the texts are loaded, most parts of pages have none. */
  readonly line: string
  readonly keywords: string
}

/** How the address of a question begins: a question opens in the chat and has no page. */
export const QUESTION = 'question:'

/** What is loaded first: the titles of everything, and the groups of words that mean the same. */
export type SearchTitles = {
  readonly entries: readonly SearchEntry[]
  /** The words and phrases of each group. */
  readonly synonyms: readonly (readonly string[])[]
  /** The number of files that hold the texts. */
  readonly textFiles: number
}

/** The texts of some entries, by their address: the first words, and the words that occur in them. */
export type SearchTexts = ReadonlyMap<string, { readonly line: string; readonly words: string }>

/** The format of the files. A page of the site refuses files of another format. */
export const SEARCH_FORMAT = '1'
export const titlesFile = 'records/search/titles.json'
export const textFile = (index: number) => `records/search/text-${index}.json`

/** Matches an address of this site. Browsers read a backslash as a slash, and ignore line breaks. */
const SITE_ADDRESS = /^\/(?!\/)[^\\\s\p{Cc}]*$/u

/** The most text files that a page accepts. */
export const MAX_TEXT_FILES = 256

/**
 * Returns the entries as they are stored. Entries of the same page are stored together, so that its address is stored
 * once: `[address, kind, title, line, keywords, parts]`, each part being `[title, anchor, kind, line]`.
 */
export function serializeTitles({ entries, synonyms, textFiles }: SearchTitles): object {
  const pages = entries.filter(({ href, parent }) => parent === '' && !href.startsWith(QUESTION))
  return {
    pages: pages.map(({ href, kind, title, line, keywords }) => {
      const parts = entries.filter((entry) => entry.parent !== '' && entry.href.startsWith(`${href}#`))
      return [
        ...[href, kind, title, line, keywords],
        parts.map((part) => {
          const anchor = part.href.slice(href.length + 1)
          return [part.title, anchor, part.kind === kind ? '' : part.kind, part.line].slice(
            0,
            part.line ? 4 : part.kind === kind ? 2 : 3,
          )
        }),
      ]
    }),
    questions: entries
      .filter(({ href }) => href.startsWith(QUESTION))
      .map(({ title, href, keywords }) => [title, href.slice(QUESTION.length), keywords]),
    synonyms: synonyms.map((group) => group.join()),
    textFiles,
  }
}

/** Returns the stored titles; null if they are malformed. */
export function parseTitles(stored: unknown): SearchTitles | null {
  if (!isRecord(stored)) return null
  const { pages, questions, synonyms, textFiles } = stored
  const isComplete = [pages, questions, synonyms].every(Array.isArray) && isTextFileCount(textFiles)
  if (!isComplete) return null
  const entries = [
    ...(pages as readonly unknown[]).map(parsePage),
    ...(questions as readonly unknown[]).map(parseQuestion),
  ]
  if (entries.includes(null) || !isTexts(synonyms)) return null
  return {
    entries: entries.flatMap((parsed) => parsed ?? []),
    synonyms: synonyms.map((group) => group.split(',')),
    textFiles: textFiles as number,
  }
}

/** Returns the stored texts; null if one of them is malformed. */
export function parseTexts(stored: unknown): SearchTexts | null {
  if (!isRecord(stored) || !isRecord(stored.texts)) return null
  const texts = new Map<string, { readonly line: string; readonly words: string }>()
  for (const [href, text] of Object.entries(stored.texts)) {
    if (!isTexts(text, 2)) return null
    const [line = '', words = ''] = text
    texts.set(href, { line, words })
  }
  return texts
}

function parsePage(stored: unknown): readonly SearchEntry[] | null {
  if (!Array.isArray(stored)) return null
  const [href, kind, title, line, keywords, parts] = stored as readonly unknown[]
  if (!isTexts([href, title, line, keywords]) || !isKind(kind) || !Array.isArray(parts)) return null
  const page = { href, kind, title, line, keywords } as SearchEntry
  if (!SITE_ADDRESS.test(page.href)) return null
  const entries = parts.map((part: unknown): SearchEntry | null => {
    if (!isTexts(part, 2, 4)) return null
    const [partTitle = '', anchor = '', partKind = '', partLine = ''] = part
    if (partKind !== '' && !isKind(partKind)) return null
    return {
      kind: partKind === '' ? page.kind : partKind,
      title: partTitle,
      href: `${page.href}#${anchor}`,
      parent: page.title,
      line: partLine,
      keywords: '',
    }
  })
  return entries.some((entry) => entry === null)
    ? null
    : [{ ...page, parent: '' }, ...entries.flatMap((entry) => entry ?? [])]
}

function parseQuestion(stored: unknown): readonly SearchEntry[] | null {
  if (!isTexts(stored, 3)) return null
  const [title = '', id = '', keywords = ''] = stored
  return [{ kind: 'questions', title, href: QUESTION + id, parent: '', line: '', keywords }]
}

/** Returns whether a value is a list of texts: any number of them, exactly `min`, or from `min` to `max`. */
const isTexts = (value: unknown, min = 0, max = min || Number.POSITIVE_INFINITY): value is readonly string[] =>
  Array.isArray(value) && value.length >= min && value.length <= max && value.every((item) => typeof item === 'string')

const isKind = (value: unknown): value is SearchKind => (searchKinds as readonly unknown[]).includes(value)

const isTextFileCount = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_TEXT_FILES
