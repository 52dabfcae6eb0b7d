import type { BlogPosting } from 'schema-dts'
import { absoluteUrl, agencyReference } from '#content/absolute-url.ts'
import { postPath } from '#content/paths.ts'
import { postBySlug } from '#content/posts.ts'
import type { PageParams } from '../page.ts'

/** Returns an article as a posting. Its picture is the cover, which has no words. */
export function structuredData({ slug = '' }: PageParams): readonly BlogPosting[] {
  const post = postBySlug(slug)
  if (!post) return []
  return [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      image: absoluteUrl(`/covers/${post.slug}-1600.webp`),
      datePublished: post.date,
      dateModified: post.updated ?? post.date,
      author: { '@type': 'Person', name: post.author },
      publisher: agencyReference,
      mainEntityOfPage: absoluteUrl(postPath(post.slug)),
      keywords: post.tags.join(', '),
      inLanguage: 'en',
    },
  ]
}
