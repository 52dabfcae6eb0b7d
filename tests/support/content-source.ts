import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { PostSummary } from '#content/article.ts'
import { postPath } from '#content/paths.ts'

/** Records as staff wrote them, for tests of the built site: which they are is for nobody to know. */
type Item = { readonly name: string } & Readonly<Record<string, unknown>>

const CONTENT = 'src/content'

/** The items of a file of `content`, such as `products.yaml`. */
export function contentItems(file: string): readonly Item[] {
  return parse(readFileSync(`${CONTENT}/${file}`, 'utf8')) ?? []
}

/** The fields of the files of a folder of `content`, and what is written below them. */
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

/** A line of `facts.yaml`. */
export function factOf(name: string): string {
  return String(parse(readFileSync(`${CONTENT}/facts.yaml`, 'utf8'))[name])
}

/** The name of the service at an address. */
export function contentServiceName(path: string): string {
  return parse(readFileSync(`${CONTENT}${path}.yaml`, 'utf8')).name
}

/** The longest part of a text that names no fact in braces. */
export function plainPart(text: string): string {
  return text
    .split(/\{[^}]*\}/)
    .reduce((most, part) => (part.length > most.length ? part : most))
    .trim()
}

type Article = Pick<PostSummary, 'slug' | 'title' | 'excerpt' | 'date' | 'author' | 'tags' | 'related'> & {
  readonly path: string
  readonly text: string
  /** The day of its last change, as its front matter has it. */
  readonly updated?: string
}

/** The articles, newest first. */
export const writtenArticles: readonly Article[] = contentFiles('articles')
  .map(({ id, related = [], ...rest }) => ({ ...rest, slug: id, path: postPath(id), related }) as unknown as Article)
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))

/** The day an article was last changed: the one it was written on where its record names no other. */
export const changedOn = ({ date, updated = date }: Article): string => updated

const byLength = writtenArticles.toSorted((a, b) => b.text.length - a.text.length)
const chaptersOf = ({ text }: Article) => text.match(/^## /gm)?.length ?? 0
const isDrawn = ({ text }: Article) => text.includes('\n```diagram ')

/** The longest article: one with a drawing and some chapters, where there is one. */
export const longestArticle: Article =
  byLength.find((one) => isDrawn(one) && chaptersOf(one) > 3) ??
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
