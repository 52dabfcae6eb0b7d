type Tagged = { readonly tags: readonly string[] }

/** Returns all distinct tags, in the order of the newest article with the tag. `posts` begins with the newest. */
export function distinctTags(posts: readonly Tagged[]): readonly string[] {
  return [...new Set(posts.flatMap(({ tags }) => tags))]
}

/** Returns all distinct tags, the most used first. Equally used ones stay in the order of `distinctTags`. */
export function tagsByUse(posts: readonly Tagged[]): readonly string[] {
  const uses = new Map<string, number>()
  for (const tag of posts.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  return [...uses].sort(([, a], [, b]) => b - a).map(([tag]) => tag)
}
