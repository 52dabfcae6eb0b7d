import { paths } from '#content/paths.ts'
import { resource } from '#lib/resource.ts'
import type { PageMeta, PageModule, PageParams } from '#pages/page.ts'

type Route = {
  /** The file in `pages/`: the prerender finds the route's chunk by it. */
  readonly file: string
  readonly load: () => Promise<PageModule>
}
export type Match = { readonly route: Route; readonly params: PageParams }

function route<D>(file: string, load: () => Promise<PageModule<D>>): Route {
  return { file, load: resource(load as () => Promise<PageModule>) } // a page gets the data it loaded itself
}

const home = route('home', () => import('#pages/home.tsx'))
const blog = route('blog', () => import('#pages/blog.tsx'))
const post = route('post', () => import('#pages/post.tsx'))
const fun = route('fun', () => import('#pages/fun.tsx'))
const outline = route('outline', () => import('#pages/outline.tsx'))
const notFound = route('not-found', () => import('#pages/not-found.tsx'))

const told = new Set<string>([paths.home, paths.blog, paths.fun, paths.notFound])

const fixed: ReadonlyMap<string, Match> = new Map<string, Match>([
  [paths.home, { route: home, params: {} }],
  [paths.blog, { route: blog, params: {} }],
  [paths.fun, { route: fun, params: {} }],
  ...Object.values(paths)
    .filter((path) => !told.has(path))
    .map((path): [string, Match] => [path, { route: outline, params: { path } }]),
])

const postPattern = new RegExp(`^${paths.blog}/([^/]+)$`)

/** The address without a final slash: both lead to the same page. */
export function normalPath(address: string): string {
  return address.replace(/\/+$/, '') || '/'
}

/** Finds the page of an address. Unknown addresses find the not-found page. */
export function matchPath(address: string): Match {
  const path = normalPath(address)
  const known = fixed.get(path)
  if (known) return known
  const slug = postPattern.exec(path)?.[1]
  return slug === undefined ? { route: notFound, params: {} } : { route: post, params: { slug } }
}

type Loaded = {
  readonly Page: PageModule['Page']
  readonly params: PageParams
  readonly meta: PageMeta
  readonly data: unknown
}

const pages = new Map<string, () => Promise<Loaded>>()

/** Loads the page of an address with what it has to know; the same address gives the same answer. */
export function loadPage(address: string): Promise<Loaded> {
  const path = normalPath(address)
  const known = pages.get(path)
  if (known) return known()
  const load = resource(async () => {
    const { route, params } = matchPath(path)
    const { Page, meta, load: loadData } = await route.load()
    const data = await loadData?.(params)
    return { Page, params, data, meta: typeof meta === 'function' ? meta(params, data) : meta }
  })
  pages.set(path, load)
  return load()
}

/** Loads all that a journey to an address needs, so that the page stands there at once. */
export async function preload(address: string): Promise<void> {
  const path = normalPath(address.split(/[?#]/)[0] ?? address)
  const { route, params } = matchPath(path)
  await Promise.all([loadPage(path), route.load().then((page) => page.prepare?.(params))])
}
