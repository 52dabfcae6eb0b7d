import * as v from 'valibot'
import type { ArticleBlock } from '#content/article.ts'
import { postPath } from '#content/paths.ts'
import { wordCount } from '../markdown.ts'
import type { RecordOf } from './collection.ts'
import { isoDate, markdownBlocks, paragraph, singleLine, slug } from './field-schemas.ts'

/** Words a minute of quiet reading; 1,600 to 2,300 words come to 8 to 11 minutes (spec §3). */
const WORDS_PER_MINUTE = 210

/** An article: a file of `content/articles`, whose name is its address below `/blog`. */
const fields = v.strictObject({
  title: singleLine(80),
  excerpt: paragraph(60, 160),
  date: isoDate,
  /** The day its text was last changed in what it says; none where it is as it was written. */
  updated: v.exactOptional(isoDate),
  /** The name of a member of the team. */
  author: singleLine(60),
  tags: v.pipe(
    v.array(singleLine(30)),
    v.check((tags) => tags.length === 3 && new Set(tags).size === 3, 'a list of three tags'),
  ),
  /** Other articles, by the names of their files; without them, those with the same tags are shown. */
  related: v.optional(
    v.pipe(
      v.array(v.string()),
      v.check((all) => all.length <= 3 && new Set(all).size === all.length, 'up to three articles, none twice'),
    ),
    [],
  ),
  /** Addresses below `/blog` that it had before: they lead to the one of today. */
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
    addIssue({ message: `${date}, the day it was written, or a later one`, input: value, path: [path] })
  }),
)

export const articlesCollection = {
  name: 'articles',
  files: 'articles/*.md',
  schema,
  unique: ['title', 'excerpt'],
  refers: { related: 'articles', author: 'team.name' },
  pathOf: postPath,
  isArticle: true,
  details: ['body'],
} as const

type Read = RecordOf<typeof schema>
export type Article = Omit<Read, 'id'> & {
  readonly slug: string
  /** Reading time, computed from the text. */
  readonly minutes: number
  /** The headings of the second level, for the contents list; the anchor of each is made of its words. */
  readonly chapters: readonly string[]
  readonly body: readonly ArticleBlock[]
}

/** Returns the articles, newest first, with what is computed from their texts. */
export function deriveArticles(all: readonly Read[]): readonly Article[] {
  const read = all.map(({ id, ...article }) => ({
    ...article,
    slug: id,
    minutes: Math.ceil(wordCount(article.body) / WORDS_PER_MINUTE),
    chapters: article.body.flatMap((block) => (block.kind === 'heading' && block.depth === 2 ? [block.text] : [])),
  }))
  return read.sort((a, b) => b.date.localeCompare(a.date))
}
