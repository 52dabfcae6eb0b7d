import { createStore, Provider } from 'jotai'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from '#app/app.tsx'
import { loadPage, matchPath, notFound, preloadPage } from '#app/routes.ts'
import type { PageMeta } from '#pages/page.ts'
import { jsonLd } from './json-ld.ts'
import { pageBuilds } from './page-builds.ts'

export type RenderedPage = {
  /** Hoisted tags: title, meta, links. */
  readonly head: string
  readonly body: string
  /** The name of the page in `pages/` that renders the address. */
  readonly name: string
  readonly meta: PageMeta
  /** The structured data for search engines. */
  readonly jsonLd: string
  /** The data that hydrates the page, if its document contains it. */
  readonly data?: unknown
  /** Whether other addresses of the same page look different (`PageBuild`). */
  readonly isDifferentByAddress: boolean
  /** The source files of the page that a first visit needs. */
  readonly sources: readonly string[]
}

/**
 * Matches React's preloads of pictures. The browser finds the pictures in the page anyway, and preloads would delay the
 * page.
 */
const IMAGE_PRELOADS = /<link rel="preload" as="image"[^>]*>/g

/**
 * Returns the HTML of one address of the site. React puts the tags that belong in the head first, and this function
 * returns them separately.
 * @throws an Error when a component throws or uses a port during rendering
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  await preloadPage(path)
  const { meta, data } = await loadPage(path)
  const { prelude } = await prerender(
    <StrictMode>
      <Provider store={createStore()}>
        <App path={path} />
      </Provider>
    </StrictMode>,
    // renders in one piece: a streamed page needs inline scripts to assemble its parts, and the policy forbids those
    { onError: rethrow, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html) ?? []
  const { route, params } = matchPath(path)
  const { name } = route
  const { structuredData, isDifferentByAddress = false, hasDataInScript = false } = pageBuilds[name] ?? {}
  const sources = [`/src/pages/${name}/${name}-page.tsx`]
  return {
    head: head.replace(IMAGE_PRELOADS, ''),
    body: html.slice(head.length),
    name,
    meta,
    jsonLd: jsonLd(meta, (await structuredData?.(params)) ?? []),
    isDifferentByAddress,
    ...(!hasDataInScript && { data: name === notFound.name ? null : data }),
    sources,
  }
}

function rethrow(error: unknown): never {
  throw error
}
