import * as v from 'valibot'
import { compareText } from '#lib/compare-text.ts'
import { wordCount } from '#prerender/markdown.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import { isoDate, markdownBlocks, paragraph, singleLine, slug } from '#prerender/records/field-schemas.ts'
import type { ArticleBlock } from '../article.ts'
import { postPath } from '../paths.ts'

/** Words a minute at an unhurried pace; 1,600 to 2,300 words take 8 to 11 minutes. */
const WORDS_PER_MINUTE = 210

/** An article: a file in `content/articles`. Its file name is its address below `/blog`. */
const fields = v.strictObject({
  title: singleLine(80),
  excerpt: paragraph(60, 160),
  date: isoDate,
  /** The day the text last changed in substance; absent if it never did. */
  updated: v.exactOptional(isoDate),
  /** The name of a team member. */
  author: singleLine(60),
  tags: v.pipe(
    v.array(singleLine(30)),
    v.check((tags) => tags.length === 3 && new Set(tags).size === 3, 'a list of three tags'),
  ),
  /** The file names of related articles; without them, the page shows articles with the same tags. */
  related: v.optional(
    v.pipe(
      v.array(v.string()),
      v.check((all) => all.length <= 3 && new Set(all).size === all.length, 'up to three different articles'),
    ),
    [],
  ),
  /** Former addresses below `/blog`, the oldest first, which redirect to the current one. */
  formerly: v.optional(v.array(slug)),
  body: markdownBlocks,
})

const schema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { date, updated: value = date } = dataset.value
    if (value >= date) return
    const path = { type: 'object', origin: 'value', input: dataset.value, key: 'updated', value } as const
    addIssue({ message: `${date} (the day it was written) or later`, input: value, path: [path] })
  }),
)

export const collection = defineCollection({
  files: 'articles/*.md',
  schema,
  unique: ['title', 'excerpt'],
  references: { related: 'articles', author: 'team.name' },
  pathOf: postPath,
  isArticle: true,
  details: ['body'],
  derive: deriveArticles,
})

type ArticleRecord = RecordOf<typeof schema>
export type Article = Omit<ArticleRecord, 'id'> & {
  readonly slug: string
  /** The reading time in minutes, computed from the text. */
  readonly minutes: number
  /** The second-level headings, for the table of contents; their anchors are derived from their text. */
  readonly chapters: readonly string[]
  readonly body: readonly ArticleBlock[]
}

/** Returns the articles, newest first, with their reading times and chapters. */
export function deriveArticles(all: readonly ArticleRecord[]): readonly Article[] {
  const withChapters = all.map(({ id, ...article }) => ({
    ...article,
    slug: id,
    minutes: Math.ceil(wordCount(article.body) / WORDS_PER_MINUTE),
    chapters: article.body.flatMap((block) => (block.kind === 'heading' && block.depth === 2 ? [block.text] : [])),
  }))
  return withChapters.sort((a, b) => compareText(b.date, a.date))
}
