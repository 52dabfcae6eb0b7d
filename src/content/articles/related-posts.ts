/** The fields that decide which articles are related. */
type RelatedFields = { readonly slug: string; readonly tags: readonly string[]; readonly related: readonly string[] }

const MAX_RELATED = 3

/** Returns the articles that a post names or, if none of these exists, up to three others that share a tag. */
export function relatedPosts<T extends RelatedFields>(post: T, all: readonly T[]): readonly T[] {
  const namedPosts = post.related.flatMap((slug) => all.filter((other) => other.slug === slug))
  return namedPosts.length > 0 ? namedPosts : postsSharingTag(post, all).slice(0, MAX_RELATED)
}

/**
 * Returns up to three articles besides the related ones: first those that share a tag, then the newest. `all` has to
 * begin with the newest article.
 */
export function furtherPosts<T extends RelatedFields>(post: T, all: readonly T[]): readonly T[] {
  const related = relatedPosts(post, all)
  const candidates = [...new Set([...postsSharingTag(post, all), ...all])]
  return candidates.filter((other) => other.slug !== post.slug && !related.includes(other)).slice(0, MAX_RELATED)
}

function postsSharingTag<T extends RelatedFields>(post: T, all: readonly T[]): readonly T[] {
  return all.filter((other) => other.slug !== post.slug && other.tags.some((tag) => post.tags.includes(tag)))
}
