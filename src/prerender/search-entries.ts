import { type HTMLElement, NodeType, parse } from 'node-html-parser'
import { type SearchEntry, type SearchKind, searchKinds } from '#features/search/entries.ts'
import { isStopWord, stemOf, wordsOf } from '#features/search/words.ts'
import { codeHash, withCacheSync } from './cache.ts'

const KEY = ['search entries', codeHash(import.meta.url)]

/** The most words of a text that the search knows. */
const MAX_WORDS = 150
const MAX_LINE_LENGTH = 120
const MIN_LINE_LENGTH = 40

/** A page, with all that its entries are made from. */
type SearchedPage = {
  readonly body: string
  readonly record: PageRecord
  readonly description: string
  readonly keywords: readonly string[]
}

export type PageRecord = {
  readonly kind: SearchKind
  readonly title: string
  /** Whether the words of the whole page lead to its beginning, as those of an article do. */
  readonly isWhole?: boolean
  /** Whether the headings of the page are entries as well. */
  readonly hasParts?: boolean
}

/** An entry with its whole text. */
type FullEntry = { readonly entry: SearchEntry; readonly text: string }
/** An entry with the first words of its text, and the words that lead to it. */
type IndexedEntry = { readonly entry: SearchEntry; readonly line: string; readonly words: string }

/** Returns the page and its parts, in the order of its headings. */
export function entriesOfPage(path: string, page: SearchedPage): readonly IndexedEntry[] {
  const main = /<main\b.*<\/main>/s.exec(page.body)?.[0]
  if (main === undefined) return []
  const source = JSON.stringify({ ...page, body: main })
  const text = withCacheSync([...KEY, path, source].join('\n'), () =>
    JSON.stringify(fullEntries(path, page, main).map(indexed)),
  )
  return JSON.parse(text) as readonly IndexedEntry[]
}

/** Returns what the search knows of an entry. */
export function indexed({ entry, text }: FullEntry): IndexedEntry {
  return { entry, line: lineOf(text), words: tellingWords(text, entry) }
}

function fullEntries(
  path: string,
  { record, description, keywords }: SearchedPage,
  html: string,
): readonly FullEntry[] {
  const { kind, title, isWhole = false, hasParts = true } = record
  const main = parse(html, { blockTextElements: { script: true, style: true, noscript: true } }).querySelector('main')
  if (!main) return []
  const parts = partsOf(main)
  const [head, ...others] = parts
  const page: FullEntry = {
    entry: {
      kind,
      title,
      href: path,
      parent: '',
      line: description,
      keywords: [...keywords, head?.title !== title ? (head?.title ?? '') : ''].join(' ').trim(),
    },
    text: isWhole ? parts.map(({ text }) => text).join(' ') : (head?.text ?? ''),
  }
  if (!hasParts) return [page]
  const entries = others.map(({ title: partTitle, anchor, record: ofRecord, text }): FullEntry => {
    return {
      entry: {
        kind: ofRecord ?? kind,
        title: partTitle,
        href: anchor === '' ? path : `${path}#${anchor}`,
        parent: title,
        line: '', // comes with the texts
        keywords: '',
      },
      text: isWhole ? '' : text,
    }
  })
  // parts without an anchor of their own lead to the page and are found with it
  const withAnchor = entries.filter(({ entry }, index) => {
    const isFirst = entries.findIndex((other) => other.entry.href === entry.href) === index
    return entry.href !== path && isFirst
  })
  const textOf = (href: string) =>
    entries
      .filter(({ entry }) => entry.href === href)
      .map(({ entry, text }, index) => (index === 0 ? text : `${entry.title} ${text}`))
      .join(' ')
  return [
    { ...page, text: `${page.text} ${isWhole ? '' : textOf(path)}`.trim() },
    ...withAnchor.map(({ entry }) => ({ entry, text: textOf(entry.href) })),
  ]
}

type Part = { title: string; anchor: string; record: SearchKind | null; text: string }

const HEADING = /^H[1-4]$/
/** Elements whose words are not about the page: links to others stand in `nav` and `aside`. */
const SKIPPED = new Set([
  'SCRIPT',
  'STYLE',
  'SVG',
  'NOSCRIPT',
  'FORM',
  'SEARCH',
  'OPTION',
  'BUTTON',
  'TEMPLATE',
  'NAV',
  'ASIDE',
])

/**
 * Returns the parts of a page: what stands from one heading to the next. The first part is the page itself. A heading
 * that only links to another page is text. The anchor is that of the heading, or else the last one before it.
 */
function partsOf(main: HTMLElement): readonly Part[] {
  const parts: Part[] = [{ title: '', anchor: '', record: null, text: '' }]
  const current = () => parts.at(-1) as Part
  const walk = (element: HTMLElement, anchor: string, record: SearchKind | null) => {
    const ownAnchor = (element !== main && element.id) || anchor
    const ownRecord = kindOf(element) ?? record
    for (const child of element.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) {
        current().text = `${current().text} ${child.textContent}`
        continue
      }
      if (child.nodeType !== NodeType.ELEMENT_NODE) continue
      const childElement = child as HTMLElement
      if (SKIPPED.has(childElement.tagName) || childElement.getAttribute('aria-hidden') === 'true') continue
      const isHeading = HEADING.test(childElement.tagName) && !childElement.querySelector('a[href]')
      if (!isHeading) {
        walk(childElement, ownAnchor, ownRecord)
        continue
      }
      const title = visibleText(childElement)
      if (childElement.tagName === 'H1') parts[0] = { ...(parts[0] as Part), title }
      else {
        const nearest = childElement.id || (ownRecord && ownAnchor) || ownAnchor || current().anchor
        parts.push({ title, anchor: nearest, record: childElement.id && !ownRecord ? null : ownRecord, text: '' })
      }
    }
  }
  walk(main, '', null)
  return parts.map((part) => ({ ...part, text: part.text.replace(/\s+/g, ' ').trim() }))
}

function kindOf(element: HTMLElement): SearchKind | null {
  const kind = element.getAttribute('data-record')
  return searchKinds.find((name) => name === kind) ?? null
}

function visibleText(element: HTMLElement): string {
  for (const hidden of element.querySelectorAll('[aria-hidden=true], br')) hidden.replaceWith(' ')
  return element.textContent.replace(/\s+/g, ' ').trim()
}

/** Returns the first sentences of a text, or its first words if the first sentence is long. */
function lineOf(text: string): string {
  const sentences = /^.*[.?!](?=\s|$)/.exec(text.slice(0, MAX_LINE_LENGTH))?.[0]
  if (sentences && sentences.length >= MIN_LINE_LENGTH) return sentences
  return text.length <= MAX_LINE_LENGTH ? text : `${text.slice(0, MAX_LINE_LENGTH).replace(/\s+\S*$/, '')} …`
}

/** Returns the words of a text that another text lacks, each once. */
export function otherWords(text: string, other: string): string {
  const known = new Set(wordsOf(other).map(stemOf))
  const words = new Map(wordsOf(text).map((word) => [stemOf(word), word]))
  return [...words].flatMap(([stem, word]) => (known.has(stem) || isStopWord(word) ? [] : [word])).join(' ')
}

/** Returns the words of a text that its title and its first words lack: the most frequent ones of a long text. */
function tellingWords(text: string, { title, keywords }: SearchEntry): string {
  const known = new Set(wordsOf(`${title} ${keywords} ${lineOf(text)}`).map(stemOf))
  const counts = new Map<string, { word: string; count: number }>()
  for (const word of wordsOf(text)) {
    const stem = stemOf(word)
    if (isStopWord(word) || known.has(stem)) continue
    const counted = counts.get(stem) ?? { word, count: 0 }
    counted.count += 1
    counts.set(stem, counted)
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count) // equally frequent words stay in the order of the text
    .slice(0, MAX_WORDS)
    .map(({ word }) => word)
    .join(' ')
}
