import type { PostSummary } from '#content/article.ts'

/** The fields that decide which articles are related. */
type Related = Pick<PostSummary, 'slug' | 'tags' | 'related'>

const MOST_RELATED = 3

/** Returns the articles that a post names, or if it names none, up to three others that share a tag. */
export function relatedPosts<T extends Related>(post: T, all: readonly T[]): readonly T[] {
  const named = post.related.flatMap((slug) => all.filter((other) => other.slug === slug))
  return named.length > 0 ? named : sharingTag(post, all).slice(0, MOST_RELATED)
}

/** Returns up to three more articles that are not related ones: first those that share a tag, then the newest. */
export function furtherPosts<T extends Related>(post: T, all: readonly T[]): readonly T[] {
  const beside = relatedPosts(post, all)
  const nearestFirst = [...new Set([...sharingTag(post, all), ...all])]
  return nearestFirst.filter((other) => other.slug !== post.slug && !beside.includes(other)).slice(0, MOST_RELATED)
}

function sharingTag<T extends Related>(post: T, all: readonly T[]): readonly T[] {
  return all.filter((other) => other.slug !== post.slug && other.tags.some((tag) => post.tags.includes(tag)))
}
