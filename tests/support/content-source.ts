import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { PostSummary } from '#content/article.ts'
import { postPath } from '#content/paths.ts'
import { compareText } from '#lib/compare-text.ts'
import { articleSlugs } from './addresses.ts'

/**
 * A record as staff wrote it. Tests of the built site take what they expect from the records, so that they still pass
 * when the content changes.
 */
type Item = { readonly name: string } & Readonly<Record<string, unknown>>

const CONTENT = 'src/content'

/** Returns the items of a file in `src/content`, such as `products.yaml`. */
export function contentItems(file: string): readonly Item[] {
  return parse(readFileSync(`${CONTENT}/${file}`, 'utf8')) ?? []
}

/** Returns the Markdown files in a folder of `src/content`: the fields of each file, and the text below the fields. */
export function contentFiles(
  folder: string,
): readonly (Readonly<Record<string, unknown>> & { id: string; text: string })[] {
  return readdirSync(`${CONTENT}/${folder}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const [, fields = '', text = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(`${CONTENT}/${folder}/${file}`, 'utf8')) ?? []
      return { ...parse(fields), id: file.replace(/\.md$/, ''), text }
    })
}

/** Returns a value from `facts.yaml`. */
export function factOf(name: string): string {
  return String(parse(readFileSync(`${CONTENT}/facts.yaml`, 'utf8'))[name])
}

/** Returns the name of the service at a path. */
export function contentServiceName(path: string): string {
  return parse(readFileSync(`${CONTENT}${path}.yaml`, 'utf8')).name
}

/** Returns the longest stretch of a text that contains no placeholder in braces. */
export function longestPlainText(text: string): string {
  return text
    .split(/\{[^}]*\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest))
    .trim()
}

type Article = Pick<PostSummary, 'slug' | 'title' | 'excerpt' | 'date' | 'author' | 'tags' | 'related'> & {
  readonly path: string
  readonly text: string
  /** The day of the last change, from the front matter. */
  readonly updated?: string
}

/** All published articles, newest first. */
export const writtenArticles: readonly Article[] = contentFiles('articles')
  .filter(({ id }) => articleSlugs.includes(id))
  .map(
    ({ id, related = [], ...fields }) => ({ ...fields, slug: id, path: postPath(id), related }) as unknown as Article,
  )
  .sort((a, b) => compareText(b.date, a.date) || compareText(a.slug, b.slug))

/** Returns the day an article was last changed, or the day it was written if its record has no `updated`. */
export const lastChangeDate = ({ date, updated = date }: Article): string => updated

const byLength = writtenArticles.toSorted((a, b) => b.text.length - a.text.length)
const chaptersOf = ({ text }: Article) => text.match(/^## /gm)?.length ?? 0
const hasDrawing = ({ text }: Article) => text.includes('\n```diagram ')

/**
 * The longest of the articles with a diagram and more than three chapters. Without such an article, it is the longest
 * of all articles; without any article, it is an empty one.
 */
export const longestArticle: Article =
  byLength.find((article) => hasDrawing(article) && chaptersOf(article) > 3) ??
  byLength[0] ??
  ({
    slug: '',
    path: postPath(''),
    title: '',
    excerpt: '',
    date: '',
    author: '',
    tags: [],
    related: [],
    text: '',
  } as Article)
