import { serviceLinks } from '#content/navigation.ts'
import { pageRows } from '#content/pages.ts'
import { paths } from '#content/paths.ts'
import { loadService } from '#content/service-pages.ts'
import { pageAddress } from '#lib/page-address.ts'
import { type Resource, resource } from '#lib/resource.ts'
import type { PageMeta, PageModule, PageParams } from '#pages/page.ts'
import type { Island } from '#ui/lazy-island.tsx'
import { recordData } from './record-data.ts'

type Route = {
  /** The name of the page's folder in `pages/`. The prerender finds the chunk by this name. */
  readonly name: string
  readonly load: Resource<PageModule>
  /**
   * Loads the data that the page needs for its first render, at the same time as the page's script; null if the address
   * belongs to no record.
   */
  readonly loadData: LoadData | undefined
}
type LoadData = (params: PageParams) => Promise<unknown>
export type RouteMatch = { readonly route: Route; readonly params: PageParams }

const files = import.meta.glob<PageModule>('../pages/*/*-page.tsx')

/**
 * Returns the route of a page.
 * @throws an Error if `pages/` has no page of this name
 */
function route(name: string, loadData?: LoadData): Route {
  const load = files[`../pages/${name}/${name}-page.tsx`]
  if (!load) throw new Error(`No page: src/pages/${name}/${name}-page.tsx is missing`)
  return { name, load: resource(load), loadData }
}

/** Returns the name of a page's folder: 'agents-library' for `agentsLibrary`. */
const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const notFound = route('not-found')
const service = route('service', ({ slug = '' }) => loadService(slug))

/** The pages of records whose lists have pages (`/blog/page/2`), by the address of the list. */
const recordRoutes: ReadonlyMap<string, Route> = new Map(
  [['post', paths.blog] as const, ['project', paths.projects] as const, ['job', paths.jobs] as const].map(
    ([name, list]) => [list, route(name, recordData(list))],
  ),
)

const fixedRoutes: ReadonlyMap<string, RouteMatch> = new Map([
  ...pageRows.map(({ name, path }): [string, RouteMatch] => {
    const loadData = recordRoutes.has(path) ? recordData(path) : undefined
    return [path, { route: route(folderOf(name), loadData), params: { path } }]
  }),
  ...serviceLinks.map(({ href }): [string, RouteMatch] => [href, { route: service, params: { slug: slugOf(href) } }]),
])

/** Matches the address of a record or of a further page of a list. The first page has the address of the list. */
const recordPattern = /^(\/[^/]+)\/(?:page\/(?!1$)(\d+)|([^/]+))$/

/** Returns the route and the parameters of an address; those of the not-found page if the address is unknown. */
export function matchPath(address: string): RouteMatch {
  const path = pageAddress(address)
  const match = fixedRoutes.get(path)
  if (match) return match
  const [, list = '', page, slug = ''] = recordPattern.exec(path) ?? []
  const recordRoute = recordRoutes.get(list)
  if (!recordRoute) return { route: notFound, params: {} }
  if (page === undefined) return { route: recordRoute, params: { slug } }
  return { route: fixedRoutes.get(list)?.route ?? notFound, params: { path: list, page } }
}

/** Returns the last segment of an address. */
function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

type LoadedPage = {
  readonly Page: PageModule['Page']
  readonly prepare: PageModule['prepare']
  readonly islands: readonly Island[]
  readonly params: PageParams
  readonly meta: PageMeta
  readonly data: unknown
  /** Whether the address has a page of its own, and neither the not-found page nor one that leads elsewhere. */
  readonly isKnown: boolean
}

const pages = new Map<string, Resource<LoadedPage>>()

type LoadOptions = {
  /** The data of the page, if its document had it. */
  readonly documentData?: unknown
  /** Whether the page is complete only with its text and its islands. Back and forward return to a place in them. */
  readonly isWhole?: boolean
}

/**
 * Loads the page of an address with its data. The same address returns the same promise, until a failed load is
 * forgotten (`clearLoadFailure`).
 */
export function loadPage(address: string, { documentData, isWhole = true }: LoadOptions = {}): Promise<LoadedPage> {
  const path = pageAddress(address)
  const load =
    pages.get(path) ??
    resource(async () => {
      const { route, params } = matchPath(path)
      // the request for the data is sent first, because a browser sends six at a time over HTTP/1.1
      const loading = documentData === undefined ? route.loadData?.(params) : documentData
      const [data, ownPage] = await Promise.all([loading, route.load()])
      const isKnown = route !== notFound && data !== null
      const { Page, meta, prepare, islands = [] } = isKnown || ownPage.leadsElsewhere ? ownPage : await notFound.load()
      if (isWhole) await Promise.allSettled([prepare?.(params), ...islands.map((island) => island.prepare())])
      const ownMeta = await (typeof meta === 'function' ? meta(params, data) : meta)
      return { Page, prepare, islands, params, data, isKnown, meta: ownMeta }
    })
  pages.set(path, load)
  return load()
}

/** Forgets the failed loads of a page, so that the next `loadPage` loads it again. */
export function clearLoadFailure(address: string): void {
  matchPath(address).route.load.clearFailure()
  pages.get(pageAddress(address))?.clearFailure()
}

/**
 * Loads everything that a navigation to an address needs, so that the page appears at once. Loads that failed before
 * are tried again. Returns whether there is a page.
 * @param isWhole whether to wait for the islands. They begin to load in any case
 */
export async function preloadPage(address: string, isWhole = true): Promise<boolean> {
  const path = pageAddress(address.split(/[?#]/)[0] ?? address)
  clearLoadFailure(path)
  const { isKnown, prepare, params, islands } = await loadPage(path, { isWhole: false })
  if (!isKnown) return false
  await prepare?.(params)
  const loadingIslands = Promise.all(islands.map((island) => island.prepare()))
  if (isWhole) await loadingIslands
  else loadingIslands.catch(() => {}) // an island shows its own failure
  return true
}
