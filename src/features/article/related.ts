import type { PostSummary } from '#content/article.ts'

const MOST_RELATED = 3 // spec §9

/** The articles a post names; where it names none, up to three others that share a tag (spec §4). */
export function relatedTo(post: PostSummary, all: readonly PostSummary[]): readonly PostSummary[] {
  const named = post.related.flatMap((id) => all.filter((other) => other.id === id))
  if (named.length > 0) return named
  return all
    .filter((other) => other.id !== post.id && other.tags.some((tag) => post.tags.includes(tag)))
    .slice(0, MOST_RELATED)
}

/** Up to three further articles that are not named beside the text: those that share a tag first, then the newest. */
export function moreThan(post: PostSummary, all: readonly PostSummary[]): readonly PostSummary[] {
  const shown = new Set([post.id, ...relatedTo(post, all).map(({ id }) => id)])
  const rest = all.filter(({ id }) => !shown.has(id))
  const sharesTag = (other: PostSummary) => other.tags.some((tag) => post.tags.includes(tag))
  return [...rest.filter(sharesTag), ...rest.filter((other) => !sharesTag(other))].slice(0, MOST_RELATED)
}
