import { useLayoutEffect } from 'react'
import { config } from '#content/config.ts'
import { shareImagePath } from '#lib/share-image-path.ts'
import type { PageMeta } from '#pages/page.ts'

/**
 * What search engines and link previews show of a page, such as its title, description, address and image. React hoists
 * the tags into the head, as the prerender does. When React removes them with their page, it fails at a tag that an
 * extension has removed already, so such tags are put back first.
 */
export function DocumentHead({ meta }: { readonly meta: PageMeta }) {
  useLayoutEffect(() => {
    const tags = [...document.head.querySelectorAll('title, meta, link[rel=canonical]')]
    return () => document.head.append(...tags.filter((tag) => !tag.isConnected))
  }, [])
  const title = meta.canonical === '/' ? `${config.name} · ${meta.title}` : `${meta.title} · ${config.name}`
  const address = meta.canonical === undefined ? undefined : `${config.siteUrl}${meta.canonical}`
  const image = `${config.siteUrl}${shareImagePath(meta.canonical)}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords.join(', ')} />}
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={config.name} />
      <meta property="og:type" content={meta.article ? 'article' : 'website'} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      {address && <meta property="og:url" content={address} />}
      {meta.article && <meta property="article:published_time" content={meta.article.published} />}
      {meta.article?.modified && <meta property="article:modified_time" content={meta.article.modified} />}
      {meta.article && <meta property="article:author" content={meta.article.author} />}
      {meta.article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={title} />
    </>
  )
}
