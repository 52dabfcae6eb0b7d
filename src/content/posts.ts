import type { Block, PostSummary } from './article.ts'

const summaries = import.meta.glob<PostSummary>('./posts/*.md', { eager: true, query: '?summary', import: 'default' })
const bodies = import.meta.glob<readonly Block[]>('./posts/*.md', { import: 'default' })

/** Every article, newest first. Their texts load one by one, see `loadBody`. */
export const posts: readonly PostSummary[] = Object.values(summaries).sort((a, b) => b.date.localeCompare(a.date))

export function postBySlug(slug: string): PostSummary | undefined {
  return posts.find((post) => post.slug === slug)
}

/** Loads an article's text. @throws when there is no such article, or its chunk cannot be had */
export function loadBody(slug: string): Promise<readonly Block[]> {
  const load = bodies[`./posts/${slug}.md`]
  return load ? load() : Promise.reject(new Error(`No article is called "${slug}".`))
}

/** Every tag once, in the order of the newest article that carries it. */
export const tags: readonly string[] = [...new Set(posts.flatMap((post) => post.tags))]
