import { serviceLinks } from '#content/navigation.ts'
import { paths, type SitePath } from '#content/paths.ts'
import { pageAddress } from '#lib/page-address.ts'
import { type Resource, resource } from '#lib/resource.ts'
import type { PageMeta, PageModule, PageParams } from '#pages/page.ts'

type Route = {
  /** The file in `pages/`: the prerender finds the route's chunk by it. */
  readonly file: string
  readonly load: Resource<PageModule>
}
export type Match = { readonly route: Route; readonly params: PageParams }

function route<D>(file: string, load: () => Promise<PageModule<D>>): Route {
  return { file, load: resource(load as () => Promise<PageModule>) } // a page gets the data it loaded itself
}

const post = route('post', () => import('#pages/post.tsx'))
const service = route('service', () => import('#pages/service.tsx'))
export const notFound = route('not-found', () => import('#pages/not-found.tsx'))

/** Names of services in `paths`: whether there is such a service, its record says. */
type ServicePath = Exclude<Extract<SitePath, `/services/${string}`>, typeof paths.refer | typeof paths.training>

const routes: Readonly<Record<Exclude<SitePath, ServicePath>, Route>> = {
  [paths.home]: route('home', () => import('#pages/home.tsx')),
  [paths.about]: route('about', () => import('#pages/about.tsx')),
  [paths.services]: route('services', () => import('#pages/services.tsx')),
  [paths.refer]: route('refer', () => import('#pages/refer.tsx')),
  [paths.training]: route('training', () => import('#pages/training.tsx')),
  [paths.projects]: route('projects', () => import('#pages/projects.tsx')),
  [paths.products]: route('products', () => import('#pages/products.tsx')),
  [paths.blog]: route('blog', () => import('#pages/blog.tsx')),
  [paths.jobs]: route('jobs', () => import('#pages/jobs.tsx')),
  [paths.fun]: route('fun', () => import('#pages/fun.tsx')),
  [paths.contact]: route('contact', () => import('#pages/contact.tsx')),
  [paths.agents]: route('agents', () => import('#pages/agents.tsx')),
  [paths.agentsLibrary]: route('ai-agents-library', () => import('#pages/ai-agents-library.tsx')),
  [paths.privacy]: route('privacy', () => import('#pages/privacy.tsx')),
  [paths.notFound]: notFound,
  [paths.licenses]: route('licenses', () => import('#pages/licenses.tsx')),
}

const fixed: ReadonlyMap<string, Match> = new Map<string, Match>([
  ...Object.entries(routes).map(([path, route]) => [path, { route, params: { path } }] as const),
  ...serviceLinks.map(({ href }) => [href, { route: service, params: { slug: slugOf(href) } }] as const),
])

const postPattern = new RegExp(`^${paths.blog}/([^/]+)$`)

/** Finds the page of an address. Unknown addresses find the not-found page. */
export function matchPath(address: string): Match {
  const path = pageAddress(address)
  const known = fixed.get(path)
  if (known) return known
  const slug = postPattern.exec(path)?.[1]
  return slug === undefined ? { route: notFound, params: {} } : { route: post, params: { slug } }
}

/** The last part of an address. */
function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

type Loaded = {
  readonly Page: PageModule['Page']
  readonly params: PageParams
  readonly meta: PageMeta
  readonly data: unknown
}

const pages = new Map<string, Resource<Loaded>>()

/** Loads the page of an address with what it has to know; the same address gives the same answer. */
export function loadPage(address: string): Promise<Loaded> {
  const path = pageAddress(address)
  const known = pages.get(path)
  if (known) return known()
  const isFirst = pages.size === 0 // its parts stand in the document, and come alive when they are near
  const load = resource(async () => {
    const { route, params } = matchPath(path)
    const { Page, meta, load: loadData, prepare } = await route.load()
    const parts = isFirst ? null : prepare?.(params).catch(() => {}) // for who comes by the history: `preload` minds failures
    const data = await loadData?.(params)
    await parts
    return { Page, params, data, meta: typeof meta === 'function' ? meta(params, data) : meta }
  })
  pages.set(path, load)
  return load()
}

/** Lets what failed of the page of an address be loaded anew. */
export function forgetFailure(address: string): void {
  matchPath(address).route.load.retry()
  pages.get(pageAddress(address))?.retry()
}

/** Loads all that a journey to an address needs, so that the page stands there at once; what failed before is tried again. */
export async function preload(address: string): Promise<void> {
  const path = pageAddress(address.split(/[?#]/)[0] ?? address)
  const { route, params } = matchPath(path)
  forgetFailure(path)
  await Promise.all([loadPage(path), route.load().then((page) => page.prepare?.(params))])
}
