import type { PostSummary } from '#content/article.ts'

const MOST_RELATED = 3 // spec §9

/** The articles a post names; where it names none, up to three others that share a tag (spec §4). */
export function relatedTo(post: PostSummary, all: readonly PostSummary[]): readonly PostSummary[] {
  const named = post.related.flatMap((id) => all.filter((other) => other.id === id))
  return named.length > 0 ? named : sharingTag(post, all).slice(0, MOST_RELATED)
}

/** Up to three further articles that share a tag, newest first, without those named beside the text; often fewer. */
export function moreThan(post: PostSummary, all: readonly PostSummary[]): readonly PostSummary[] {
  const shown = new Set(relatedTo(post, all))
  return sharingTag(post, all)
    .filter((other) => !shown.has(other))
    .slice(0, MOST_RELATED)
}

function sharingTag(post: PostSummary, all: readonly PostSummary[]): readonly PostSummary[] {
  return all.filter((other) => other.id !== post.id && other.tags.some((tag) => post.tags.includes(tag)))
}
