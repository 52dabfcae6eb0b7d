import type { PostSummary } from '#content/article.ts'

/** What tells which articles belong together. */
type Related = Pick<PostSummary, 'slug' | 'tags' | 'related'>

const MOST_RELATED = 3 // spec §9

/** The articles a post names; where it names none, up to three others that share a tag (spec §4). */
export function relatedPosts<T extends Related>(post: T, all: readonly T[]): readonly T[] {
  const named = post.related.flatMap((slug) => all.filter((other) => other.slug === slug))
  return named.length > 0 ? named : sharingTag(post, all).slice(0, MOST_RELATED)
}

/** Three further articles, or all there are: those that share a tag, then the newest, without those beside the text. */
export function furtherPosts<T extends Related>(post: T, all: readonly T[]): readonly T[] {
  const beside = relatedPosts(post, all)
  const nearestFirst = [...new Set([...sharingTag(post, all), ...all])]
  return nearestFirst.filter((other) => other.slug !== post.slug && !beside.includes(other)).slice(0, MOST_RELATED)
}

function sharingTag<T extends Related>(post: T, all: readonly T[]): readonly T[] {
  return all.filter((other) => other.slug !== post.slug && other.tags.some((tag) => post.tags.includes(tag)))
}
