import { load, records } from 'virtual:records/articles'
import type { ArticleBlock, PostSummary } from './article.ts'

/** Every article, newest first. Their texts load one by one, see `loadBody`. */
export const posts: readonly PostSummary[] = records

export function postBySlug(slug: string): PostSummary | undefined {
  return posts.find((post) => post.slug === slug)
}

/** Returns the article that had this address before. */
export function postByFormerSlug(slug: string): PostSummary | undefined {
  return posts.find((post) => post.formerly?.includes(slug))
}

/** Loads an article's text. @throws when there is no such article, or its chunk cannot be had */
export async function loadPostBody(slug: string): Promise<readonly ArticleBlock[]> {
  const loadOne = load[slug]
  if (!loadOne) throw new Error(`No article is called "${slug}".`)
  return (await loadOne()).record.body
}

/** Every tag once, in the order of the newest article that carries it. */
export const postTags: readonly string[] = [...new Set(posts.flatMap((post) => post.tags))]
