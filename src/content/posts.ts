import { records } from 'virtual:records/articles'
import type { PostSummary } from './article.ts'

/**
 * All articles, newest first, for the build. The list grows with every article, so no page imports it: pages load what
 * they show (`record-pages.ts`).
 */
export const posts: readonly PostSummary[] = records

export function postBySlug(slug: string): PostSummary | undefined {
  return posts.find((post) => post.slug === slug)
}
