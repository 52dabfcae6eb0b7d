import { serviceLinks } from '#content/navigation.ts'
import { pageRows } from '#content/pages.ts'
import { paths } from '#content/paths.ts'
import { loadService } from '#content/service-pages.ts'
import { pageAddress } from '#lib/page-address.ts'
import { type Resource, resource } from '#lib/resource.ts'
import type { PageMeta, PageModule, PageParams } from '#pages/page.ts'

type Route = {
  /** The name of the page's folder in `pages/`. The prerender finds the chunk by this name. */
  readonly name: string
  readonly load: Resource<PageModule>
  /**
   * Loads the data that the page needs for its first render. The data is loaded at the same time as the page's script.
   */
  readonly loadData?: LoadData
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
  return { name, load: resource(load), ...(loadData && { loadData }) }
}

/** Returns the name of a page's folder: 'agents-library' for `agentsLibrary`. */
const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const notFound = route('not-found')
const post = route('post')
const service = route('service', ({ slug = '' }) => loadService(slug))

const fixedRoutes: ReadonlyMap<string, RouteMatch> = new Map([
  ...pageRows.map(({ name, path }): [string, RouteMatch] => [path, { route: route(folderOf(name)), params: { path } }]),
  ...serviceLinks.map(({ href }): [string, RouteMatch] => [href, { route: service, params: { slug: slugOf(href) } }]),
])

/** The pages of records that are not in the menu, by the address that theirs begin with. */
const recordRoutes: ReadonlyMap<string, Route> = new Map([
  [paths.blog, post],
  [paths.projects, route('project')],
  [paths.jobs, route('job')],
])
const recordPattern = /^(\/[^/]+)\/([^/]+)$/

/** Returns the route and the parameters of an address; those of the not-found page if the address is unknown. */
export function matchPath(address: string): RouteMatch {
  const path = pageAddress(address)
  const match = fixedRoutes.get(path)
  if (match) return match
  const [, folder = '', slug = ''] = recordPattern.exec(path) ?? []
  const recordRoute = recordRoutes.get(folder)
  return recordRoute ? { route: recordRoute, params: { slug } } : { route: notFound, params: {} }
}

/** Returns whether an address has a page of its own. `page` is the module of its route. */
function hasPage({ route, params }: RouteMatch, page: PageModule): boolean {
  return route !== notFound && page.isKnown?.(params) !== false
}

/** Loads the page of a match, or the not-found page if no record has the address. */
async function loadModule(match: RouteMatch): Promise<PageModule> {
  const page = await match.route.load()
  return hasPage(match, page) ? page : notFound.load()
}

/** Returns the last segment of an address. */
function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

type LoadedPage = {
  readonly Page: PageModule['Page']
  readonly params: PageParams
  readonly meta: PageMeta
  readonly data: unknown
}

const pages = new Map<string, Resource<LoadedPage>>()

/**
 * Loads the page of an address with its data. The same address returns the same promise, until a failed load is
 * forgotten (`clearLoadFailure`).
 */
export function loadPage(address: string): Promise<LoadedPage> {
  const path = pageAddress(address)
  const known = pages.get(path)
  if (known) return known()
  // the first page is prerendered: its islands hydrate when they come near the view
  const isFirst = pages.size === 0
  const load = resource(async () => {
    const match = matchPath(path)
    const { route, params } = match
    const [{ Page, meta, prepare }, data] = await Promise.all([loadModule(match), route.loadData?.(params)])
    // only back and forward need this: for other navigations, `preloadPage` calls `prepare` and rejects if that fails
    if (!isFirst) await prepare?.(params).catch(() => {})
    return { Page, params, data, meta: typeof meta === 'function' ? meta(params, data) : meta }
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
 */
export async function preloadPage(address: string): Promise<boolean> {
  const path = pageAddress(address.split(/[?#]/)[0] ?? address)
  const match = matchPath(path)
  clearLoadFailure(path)
  const prepare = async () => {
    const page = await match.route.load()
    if (!hasPage(match, page)) return false
    await page.prepare?.(match.params)
    return true
  }
  const [isKnown] = await Promise.all([prepare(), loadPage(path)])
  return isKnown
}
