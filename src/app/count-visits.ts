import { config, type VisitCounter } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { visitCounter } from '#content/visit-counter.ts'
import { pageAddress } from '#lib/page-address.ts'
import type { Http } from '#platform/http.ts'
import { loadPage, matchPath } from './routes.ts'
import { visitRequest } from './visit-request.ts'

/** What counting needs of the browser. */
export type VisitSource = {
  readonly http: Http
  readonly location: Pick<Location, 'origin' | 'pathname'>
  readonly navigator: Pick<Navigator, 'onLine'> & { readonly globalPrivacyControl?: boolean }
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  readonly addEventListener: (type: string, listener: () => void) => void
}

/** The events of wouter and of the browser after which the address may be another. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate']

/**
 * Counts the page that is open and each one that the visitor goes to. Visitors who ask not to be tracked (Global
 * Privacy Control) are not counted, and neither is a copy of the site at another address. Without a connection, the
 * visit is dropped. What fails is not repeated.
 */
export function countVisits(
  { http, location, navigator, document, addEventListener }: VisitSource,
  counter: VisitCounter | null = visitCounter,
): void {
  if (!counter || location.origin !== config.siteUrl) return
  let lastPath: string | null = null
  const count = async () => {
    const path = pageAddress(location.pathname)
    if (path === lastPath) return
    lastPath = path
    await whenVisible(document)
    if (lastPath !== path || navigator.globalPrivacyControl === true || !navigator.onLine) return
    await http.send(visitRequest(counter, config.siteUrl, await knownPath(path)))
  }
  for (const event of NAVIGATIONS) addEventListener(event, () => void count())
  void count()
}

/** Returns the canonical path of a page. For an unknown address it is '/404', because it may hold anything. */
async function knownPath(path: string): Promise<string> {
  const { canonical } = await loadPage(path).then(
    ({ meta }) => meta,
    () => ({ canonical: undefined }),
  )
  return canonical ?? matchPath(path).params.path ?? paths.notFound
}

/** Resolves when the page is shown: a browser may load a page in advance, and a tab may open in the background. */
function whenVisible(document: VisitSource['document']): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    check()
  })
}
