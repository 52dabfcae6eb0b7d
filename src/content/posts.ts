import { load, records } from 'virtual:records/articles'
import type { ArticleBlock, PostSummary } from './article.ts'

/** All articles, newest first. Their texts are loaded one by one, see `loadPostBody`. */
export const posts: readonly PostSummary[] = records

export function postBySlug(slug: string): PostSummary | undefined {
  return posts.find((post) => post.slug === slug)
}

/** Returns the article that had this slug before, or undefined. */
export function postByFormerSlug(slug: string): PostSummary | undefined {
  return posts.find((post) => post.formerly?.includes(slug))
}

/** Loads an article's text. @throws if there is no such article, or its chunk cannot be loaded */
export async function loadPostBody(slug: string): Promise<readonly ArticleBlock[]> {
  const loadRecord = load[slug]
  if (!loadRecord) throw new Error(`No article is called "${slug}".`)
  return (await loadRecord()).record.body
}

/** All distinct tags, in the order of the newest article with the tag. */
export const postTags: readonly string[] = [...new Set(posts.flatMap((post) => post.tags))]
