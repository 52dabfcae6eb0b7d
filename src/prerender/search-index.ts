import { record as synonymRecord } from 'virtual:records/search-words'
import { type HTMLElement, NodeType, parse } from 'node-html-parser'
import { loadFaq } from '#content/faq.ts'
import { jobs } from '#content/jobs.ts'
import { serviceLinks } from '#content/navigation.ts'
import { jobPath, postPath, projectPath } from '#content/paths.ts'
import { posts } from '#content/posts.ts'
import { projects } from '#content/projects.ts'
import {
  QUESTION,
  SEARCH_FORMAT,
  type SearchEntry,
  type SearchKind,
  searchKinds,
  serializeTitles,
  textFile,
  titlesFile,
} from '#features/search/entries.ts'
import { isStopWord, stemOf, wordsOf } from '#features/search/words.ts'
import { listOf } from '#lib/list-address.ts'
import type { PageMeta } from '#pages/page.ts'
import { pageName } from './page-name.ts'

/** The most words of a text that the search knows. */
const MAX_WORDS = 150
const MAX_LINE_LENGTH = 120
const MIN_LINE_LENGTH = 40
/** How many characters of texts a file holds on average. */
const TEXT_FILE_LENGTH = 24_000

type SearchablePage = { readonly body: string; readonly meta: PageMeta }
/** An entry with its whole text. */
type FullEntry = { readonly entry: SearchEntry; readonly text: string }

/**
 * Returns the files of the search, by name: one with all titles, and some with the texts. The entries come from the
 * headings of all pages that search engines may index, and from the questions of the chat. An element with
 * `data-record` is a record of that kind.
 */
export async function searchFiles(pages: ReadonlyMap<string, SearchablePage>): Promise<ReadonlyMap<string, string>> {
  const ofPages = [...pages].flatMap(([path, page]) => {
    if (!page.meta.canonical) return []
    const entries = entriesOfPage(path, page)
    // the further pages of a list add only the records that have no page of their own
    return listOf(path) === path ? entries : entries.filter(({ entry: { kind } }) => kind !== 'pages')
  })
  const ofQuestions = (await loadFaq()).map(({ id, title, question, answer }): FullEntry => {
    const keywords = otherWords(question.replaceAll('|', ' '), title)
    return { entry: { kind: 'questions', title, href: QUESTION + id, parent: '', line: '', keywords }, text: answer }
  })
  const all = [...ofPages, ...ofQuestions]
  const texts = all.map(({ entry, text }) => [entry.href, [lineOf(text), tellingWords(text, entry)]] as const)
  const textFiles = fileCountFor(JSON.stringify(texts).length)
  const titles = serializeTitles({
    entries: all.map(({ entry }) => entry),
    synonyms: synonymRecord.synonyms.map((group) => group.split(/, */)),
    textFiles,
  })
  const shards = Array.from({ length: textFiles }, (_, index) =>
    texts.filter(([href, [line, words]]) => `${line}${words}` !== '' && shardOf(href, textFiles) === index),
  )
  const withFormat = (record: object) => JSON.stringify({ format: SEARCH_FORMAT, record })
  return new Map([
    [titlesFile, withFormat(titles)],
    ...shards.map((shard, index) => [textFile(index), withFormat({ texts: Object.fromEntries(shard) })] as const),
  ])
}

/** Returns a power of two, so that a longer text rarely changes the number of files. */
function fileCountFor(length: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(length / TEXT_FILE_LENGTH)))
}

/** Returns the number of the file that holds a text. All parts of a page are in the same file. */
function shardOf(href: string, count: number): number {
  let hash = 0
  for (const letter of href.replace(/#.*/, '')) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  return ((hash ^ (hash >>> 16)) >>> 0) % count
}

type PageRecord = {
  readonly kind: SearchKind
  readonly title: string
  /** Whether the words of the whole page lead to its beginning, as those of an article do. */
  readonly isWhole?: boolean
  /** Whether the headings of the page are entries as well. */
  readonly hasParts?: boolean
}

/** Returns the record whose page has the address. */
function recordAt(path: string): PageRecord | null {
  const post = posts.find(({ slug }) => postPath(slug) === path)
  if (post) return { kind: 'articles', title: post.title, isWhole: true }
  const project = projects.find(({ slug }) => projectPath(slug) === path)
  if (project) return { kind: 'projects', title: project.title, isWhole: true, hasParts: false }
  const job = jobs.find(({ id }) => jobPath(id) === path)
  if (job) return { kind: 'jobs', title: job.title, isWhole: true, hasParts: false }
  const service = serviceLinks.find(({ href }) => href === path)
  return service ? { kind: 'services', title: service.name } : null
}

/** Returns the page and its parts, in the order of its headings. */
function entriesOfPage(path: string, { body, meta }: SearchablePage): readonly FullEntry[] {
  const main = parse(body, { blockTextElements: { script: true, style: true, noscript: true } }).querySelector('main')
  if (!main) return []
  const {
    kind,
    title,
    isWhole = false,
    hasParts = true,
  }: PageRecord = recordAt(path) ?? { kind: 'pages', title: pageName(path) ?? meta.title }
  const parts = partsOf(main)
  const [head, ...others] = parts
  const page: FullEntry = {
    entry: {
      kind,
      title,
      href: path,
      parent: '',
      line: meta.description,
      keywords: [...(meta.keywords ?? []), head?.title !== title ? (head?.title ?? '') : ''].join(' ').trim(),
    },
    text: isWhole ? parts.map(({ text }) => text).join(' ') : (head?.text ?? ''),
  }
  if (!hasParts) return [page]
  const entries = others.map(({ title: partTitle, anchor, record, text }): FullEntry => {
    return {
      entry: {
        kind: record ?? kind,
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
function otherWords(text: string, other: string): string {
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
