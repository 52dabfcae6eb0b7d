import { record as synonymRecord } from 'virtual:records/search-words'
import { loadFaq } from '#content/faq.ts'
import { jobs } from '#content/jobs.ts'
import { serviceLinks } from '#content/navigation.ts'
import { jobPath, postPath, projectPath } from '#content/paths.ts'
import { posts } from '#content/posts.ts'
import { projects } from '#content/projects.ts'
import {
  MAX_TEXT_FILES,
  QUESTION,
  SEARCH_FORMAT,
  serializeTitles,
  textFile,
  titlesFile,
} from '#features/search/entries.ts'
import { listOf } from '#lib/list-address.ts'
import type { PageMeta } from '#pages/page.ts'
import { pageName } from './page-name.ts'
import { entriesOfPage, indexed, otherWords, type PageRecord } from './search-entries.ts'

/** How many characters of texts a file holds on average. */
const TEXT_FILE_LENGTH = 24_000

type SearchablePage = { readonly body: string; readonly meta: PageMeta }

/**
 * Returns the files of the search, by name: one with all titles, and some with the texts. The entries come from the
 * headings of all pages that search engines may index, and from the questions of the chat. An element with
 * `data-record` is a record of that kind.
 */
export async function searchFiles(pages: ReadonlyMap<string, SearchablePage>): Promise<ReadonlyMap<string, string>> {
  const records = recordsByAddress()
  const ofPages = [...pages].flatMap(([path, page]) => {
    const { meta, body } = page
    if (!meta.canonical) return []
    const record = records.get(path) ?? { kind: 'pages', title: pageName(path) ?? meta.title }
    const { description, keywords = [] } = meta
    const entries = entriesOfPage(path, { body, record, description, keywords })
    // the further pages of a list add only the records that have no page of their own
    return listOf(path) === path ? entries : entries.filter(({ entry: { kind } }) => kind !== 'pages')
  })
  const ofQuestions = (await loadFaq()).map(({ id, title, question, answer }) => {
    const keywords = otherWords(question.replaceAll('|', ' '), title)
    const entry = { kind: 'questions', title, href: QUESTION + id, parent: '', line: '', keywords } as const
    return indexed({ entry, text: answer })
  })
  const all = [...ofPages, ...ofQuestions]
  const texts = all.map(({ entry, line, words }) => [entry.href, [line, words]] as const)
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
  return Math.min(MAX_TEXT_FILES, 2 ** Math.max(0, Math.ceil(Math.log2(length / TEXT_FILE_LENGTH))))
}

/** Returns the number of the file that holds a text. All parts of a page are in the same file. */
function shardOf(href: string, count: number): number {
  let hash = 0
  for (const letter of href.replace(/#.*/, '')) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  return ((hash ^ (hash >>> 16)) >>> 0) % count
}

/** Returns the records that have a page, by its address. */
function recordsByAddress(): ReadonlyMap<string, PageRecord> {
  return new Map<string, PageRecord>([
    ...serviceLinks.map(({ href, name }) => [href, { kind: 'services', title: name }] as const),
    ...jobs.map(({ id, title }) => [jobPath(id), { kind: 'jobs', title, isWhole: true, hasParts: false }] as const),
    ...projects.map(
      ({ slug, title }) => [projectPath(slug), { kind: 'projects', title, isWhole: true, hasParts: false }] as const,
    ),
    ...posts.map(({ slug, title }) => [postPath(slug), { kind: 'articles', title, isWhole: true }] as const),
  ])
}
