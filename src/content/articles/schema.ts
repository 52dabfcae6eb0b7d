import * as v from 'valibot'
import { compareText } from '#lib/compare-text.ts'
import { dayInIndia } from '#lib/office-state.ts'
import { buildDate } from '#prerender/build-date.ts'
import { wordCount } from '#prerender/markdown.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import { httpsUrl, isoDate, markdownBlocks, paragraph, singleLine, slug } from '#prerender/records/field-schemas.ts'
import { type ArticleBlock, chapterTitles } from '../article.ts'
import { paths, postPath } from '../paths.ts'
import { furtherPosts, relatedPosts } from './related-posts.ts'
import { distinctTags, tagsByUse } from './tags.ts'

/** Words a minute at an unhurried pace; 1,600 to 2,300 words take 8 to 11 minutes. */
const WORDS_PER_MINUTE = 210
/** How many articles a page of the list has, and how many tags stand above it if there are more articles. */
const POSTS_ON_PAGE = 12
const MAX_TAGS = 20

/** An article: a file in `content/articles`. Its file name is its address below `/blog`. */
const fields = v.strictObject({
  title: singleLine(80),
  excerpt: paragraph(60, 160),
  /** On a later day than that of the build, no visitor sees the article. */
  date: isoDate,
  /** Whether no visitor sees the article whatever its date is. */
  draft: v.exactOptional(v.boolean()),
  /** The day the text last changed in substance; absent if it never did. */
  updated: v.exactOptional(isoDate),
  /** The name of a team member; absent if a guest wrote the article. */
  author: v.exactOptional(singleLine(60)),
  guest: v.exactOptional(
    v.strictObject({
      name: singleLine(60),
      /** What this person does. */
      about: v.exactOptional(paragraph(10, 120)),
      link: v.exactOptional(httpsUrl),
    }),
  ),
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
    const { date, updated, author, guest } = dataset.value
    const report = (key: 'updated' | 'author', value: unknown, message: string) =>
      addIssue({
        message,
        input: value,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key, value }] as const,
      })
    if (updated !== undefined && updated < date) report('updated', updated, `${date} (the day it was written) or later`)
    if (updated !== undefined && updated > today())
      report('updated', updated, `today, ${today()}, or earlier: the article has not changed on that day yet`)
    if (!author && !guest) report('author', author, 'the name of a member of the team, or a guest with a name')
    if (author && guest) report('author', author, 'nothing, because the article has a guest, who wrote it')
  }),
)

/** Returns the day of the build in the office’s time zone. */
function today(): string {
  return dayInIndia(buildDate().getTime())
}

/** Returns whether a build of today shows an article. */
function isPublished({ draft, date }: { readonly draft?: unknown; readonly date?: unknown }): boolean {
  return draft !== true && !(typeof date === 'string' && date > today())
}

export const collection = defineCollection({
  files: 'articles/*.md',
  schema,
  unique: ['title', 'excerpt'],
  references: { related: 'articles', author: 'team.name' },
  pathOf: postPath,
  isArticle: true,
  isKeptOnRequest: true,
  hasPictures: true,
  isPublished,
  details: ['body', 'relatedCards', 'furtherCards'],
  notOnPage: ['slug', 'related', 'formerly', 'chapters'],
  list: { path: paths.blog, size: POSTS_ON_PAGE, fields: ['slug', 'title', 'excerpt', 'date', 'minutes', 'tags'] },
  derive: deriveArticles,
  layout: articlesLayout,
})

type ArticleRecord = RecordOf<typeof schema>
/** What a page of an article shows of another one. */
type ArticleCard = Pick<ArticleRecord, 'title' | 'date'> & { readonly slug: string; readonly minutes: number }
export type Article = Omit<ArticleRecord, 'id' | 'draft' | 'author' | 'guest'> & {
  readonly slug: string
  /** The name of the member of the team or of the guest who wrote the article. */
  readonly author: string
  /** What is known of the guest who wrote the article; absent if a member of the team wrote it. */
  readonly guest?: Omit<NonNullable<ArticleRecord['guest']>, 'name'>
  /** The reading time in minutes, computed from the text. */
  readonly minutes: number
  /** The second-level headings, for the table of contents; their anchors are derived from their text. */
  readonly chapters: readonly string[]
  readonly body: readonly ArticleBlock[]
  /** The related articles, and those below the text. */
  readonly relatedCards: readonly ArticleCard[]
  readonly furtherCards: readonly ArticleCard[]
}

/**
 * Returns the articles, newest first, with their reading times and chapters. Articles that are not published yet are
 * marked; only development shows them.
 */
export function deriveArticles(all: readonly ArticleRecord[]): readonly Article[] {
  const derived = all.map(
    ({ id, draft, author, guest, ...article }): Omit<Article, 'relatedCards' | 'furtherCards'> => {
      const { name: _, ...aboutGuest } = guest ?? { name: '' }
      return {
        ...article,
        title: isPublished({ draft, date: article.date }) ? article.title : `Not published: ${article.title}`,
        author: authorOf({ author, guest }),
        ...(guest && { guest: aboutGuest }),
        slug: id,
        minutes: Math.ceil(wordCount(article.body) / WORDS_PER_MINUTE),
        chapters: chapterTitles(article.body),
      }
    },
  )
  const newestFirst = derived.sort((a, b) => compareText(b.date, a.date))
  const cardOf = ({ slug, title, date, minutes }: ArticleCard): ArticleCard => ({ slug, title, date, minutes })
  return newestFirst.map((article) => ({
    ...article,
    relatedCards: relatedPosts(article, newestFirst).map(cardOf),
    furtherCards: furtherPosts(article, newestFirst).map(cardOf),
  }))
}

/**
 * Returns what pages know of all articles together: the tags that stand above the list, how many there are, and the
 * current address of each article that had another one. With a single page of articles, the list shows all their tags.
 */
export function articlesLayout(all: readonly Pick<Article, 'slug' | 'tags' | 'formerly'>[]) {
  const tags = distinctTags(all)
  return {
    tags: all.length > POSTS_ON_PAGE ? tagsByUse(all).slice(0, MAX_TAGS) : tags,
    tagCount: tags.length,
    currentSlugs: Object.fromEntries(all.flatMap(({ slug, formerly = [] }) => formerly.map((old) => [old, slug]))),
  }
}

/** Returns the name of the person who wrote an article. */
export function authorOf({
  author,
  guest,
}: {
  readonly author?: string | undefined
  readonly guest?: { readonly name: string } | undefined
}): string {
  return author ?? guest?.name ?? ''
}
