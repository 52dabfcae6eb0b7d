import { documentTitle } from '#app/document-head.tsx'
import { absoluteUrl } from '#content/absolute-url.ts'
import { config } from '#content/config.ts'
import { escapeMarkup } from '#lib/escape-markup.ts'
import { shareImagePath } from '#lib/share-image-path.ts'
import type { PageMeta } from '#pages/page.ts'

/** Returns the tags from which other sites make a preview of a link to the page (Open Graph, and those of X). */
export function linkPreviewTags(meta: PageMeta): readonly string[] {
  const { title, description, canonical, article } = meta
  const image = absoluteUrl(shareImagePath(canonical))
  const imageAlt = documentTitle(meta)
  const openGraph: readonly (readonly [name: string, content: string | undefined])[] = [
    ['og:site_name', config.name],
    ['og:type', article ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', imageAlt],
    ['og:url', canonical && absoluteUrl(canonical)],
    ['article:published_time', article?.published],
    ['article:modified_time', article?.modified],
    ['article:author', article?.author],
    ...(article?.tags ?? []).map((tag) => ['article:tag', tag] as const),
  ]
  const twitter = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image],
    ['twitter:image:alt', imageAlt],
  ] as const
  return [
    ...openGraph.flatMap(([name, content]) =>
      content ? [`<meta property="${name}" content="${escapeMarkup(content)}">`] : [],
    ),
    ...twitter.map(([name, content]) => `<meta name="${name}" content="${escapeMarkup(content)}">`),
  ]
}
