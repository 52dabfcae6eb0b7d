import { useLayoutEffect } from 'react'
import { config } from '#content/config.ts'
import type { PageMeta } from '#pages/page.ts'

/** Returns the title of a document: that of the page, and the name of the site. */
export function documentTitle({ title, canonical }: PageMeta): string {
  return canonical === '/' ? `${config.name} · ${title}` : `${title} · ${config.name}`
}

/**
 * What browsers and search engines show of a page: its title, description and address. React hoists the tags into the
 * head, as the prerender does. When React removes them with their page, it fails at a tag that an extension has removed
 * already, so such tags are put back first. Only the prerender writes the tags for link previews
 * (`prerender/link-preview.ts`), because what reads them loads the page itself.
 */
export function DocumentHead({ meta }: { readonly meta: PageMeta }) {
  useLayoutEffect(() => {
    const tags = [...document.head.querySelectorAll('title, meta, link[rel=canonical]')]
    return () => document.head.append(...tags.filter((tag) => !tag.isConnected))
  }, [])
  return (
    <>
      <title>{documentTitle(meta)}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords.join(', ')} />}
      {meta.canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${config.siteUrl}${meta.canonical}`} />
      )}
    </>
  )
}
