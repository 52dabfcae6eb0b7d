import { attempt } from '#lib/attempt.ts'

const fetchedFiles = new Map<string, Promise<unknown>>()
let manifest: Promise<ChunkManifest> | null = null

/** As it comes from the network: what stands for a part is looked at when the part is wanted. */
type ChunkManifest = { readonly files?: unknown; readonly parts?: unknown }

/**
 * Imports a part of the site once its files, scripts and style sheets alike, have been fetched. Rejects where one of them
 * cannot be had, and can then be called again: browsers before 2026 remember a module that failed to load for as long as
 * the page is open (whatwg/html#10327), and no second try could succeed. The build puts it in the place of the bundler's
 * own function.
 * @param load imports the script at the address it is given
 * @param id of the part; the page's own are named in its head, the others in the table of parts
 */
export async function importChunk<T>(load: (address: string) => Promise<T>, id: string): Promise<T> {
  const [script = '', ...others] = filesInHead(id) ?? (await filesOfChunk(id))
  await Promise.all([script, ...others].map((href) => fetchOnce(href)))
  return load(script)
}

/** The head names all the scripts of its page, each after those it imports: what stands after one is not waited for. */
function filesInHead(id: string): readonly string[] | null {
  const links = [...document.querySelectorAll<HTMLElement>('link[data-script]')]
  const place = links.findIndex(({ dataset }) => dataset.script === id)
  return place < 0
    ? null
    : links
        .slice(0, place + 1)
        .map((link) => link.getAttribute('href') ?? '')
        .reverse()
}

/** @throws an Error where the table cannot be had, or has no such part */
async function filesOfChunk(id: string): Promise<readonly string[]> {
  const { files, parts } = await loadManifest()
  const places: unknown = Object(parts)[id]
  const found: readonly unknown[] = Array.isArray(places) ? places.map((place) => Object(files)[place]) : []
  const isRight = (file: unknown): file is string => typeof file === 'string' && file.startsWith('assets/')
  if (found.length === 0 || !found.every(isRight)) {
    manifest = null // something else than the table may have come
    throw new Error(`There is no part ${id} in the table of parts.`)
  }
  return found.map((file) => `/${file}`)
}

function loadManifest(): Promise<ChunkManifest> {
  manifest ??= fetchManifest().catch((error: unknown) => {
    manifest = null
    throw error
  })
  return manifest
}

async function fetchManifest(): Promise<ChunkManifest> {
  const href = document.querySelector('link[data-chunk-manifest]')?.getAttribute('href') ?? ''
  return Object(await (await fetch(href)).json())
}

/** Gets the table on its way, and the scripts that the head names. What fails is tried again where it is needed. */
export function preloadHeadChunks(): void {
  loadManifest().catch(() => {})
  for (const link of document.querySelectorAll('link[data-script]'))
    fetchOnce(link.getAttribute('href') ?? '', 'low').catch(() => {})
}

/** Fetches a file of the site into the browser's cache, and puts a style sheet in force. Rejects where it cannot. */
function fetchOnce(href: string, priority: RequestPriority = 'auto'): Promise<unknown> {
  const known = fetchedFiles.get(href)
  if (known) return known
  const fetching = href.endsWith('.css') ? loadStyleSheet(href) : script(href, priority)
  fetchedFiles.set(href, fetching)
  fetching.catch(() => fetchedFiles.delete(href))
  return fetching
}

async function script(href: string, priority: RequestPriority): Promise<unknown> {
  if (isPrecached(href)) return addLink({ rel: 'modulepreload', href })
  // a failed preload would be remembered like a failed module, so the file is fetched as any other answer is
  const response = await fetch(href, { priority })
  if (!response.ok) throw new Error(`Failed to fetch ${href}: the answer was ${response.status}.`)
  return response.arrayBuffer() // read to its end, or the browser would not keep it
}

/** A worker that answers for this page has kept all scripts but those of its second tier: reading one twice is slower. */
function isPrecached(href: string): boolean {
  return attempt(() => navigator.serviceWorker.controller !== null, false) && !href.startsWith('/assets/runner/')
}

function loadStyleSheet(href: string): Promise<unknown> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = addLink({ rel: 'stylesheet', href })
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`Failed to fetch ${href}.`))
    }
  })
}

function addLink(attributes: Pick<HTMLLinkElement, 'rel' | 'href'>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes, { crossOrigin: '' })
  document.head.append(link)
  return link
}
