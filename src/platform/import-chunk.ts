import { attempt } from '#lib/attempt.ts'

const fetchedFiles = new Map<string, Promise<unknown>>()
let manifest: Promise<ChunkManifest> | null = null

/** The manifest as it comes from the network. The entry of a chunk is validated when the chunk is needed. */
type ChunkManifest = { readonly files?: unknown; readonly parts?: unknown; readonly islands?: unknown }

/**
 * Imports a chunk of the site once its files, both scripts and style sheets, have been fetched. Rejects if a file
 * cannot be fetched, a script at the second attempt, and can then be called again. A plain import could not succeed a second time, because browsers
 * before 2026 remember a module that failed to load for as long as the page is open (whatwg/html#10327). The build uses
 * this function in place of the bundler's own.
 * @param load imports the script at a given address
 * @param id the id of the chunk. The head lists the chunks of the current page, and the chunk manifest all others.
 */
export async function importChunk<T>(load: (address: string) => Promise<T>, id: string): Promise<T> {
  const { files, islandFiles = [] } = filesInHead(id) ?? (await filesOfChunk(id))
  const fetching = Promise.all(files.map((href) => fetchOnce(href)))
  // a file that fails is fetched again when the island is loaded
  for (const href of islandFiles) fetchOnce(href, 'low').catch(() => {})
  await fetching
  return load(files[0] ?? '')
}

type ChunkFiles = {
  /** The chunk's own script first. */
  readonly files: readonly string[]
  /** The files of the islands, if the chunk is a page. */
  readonly islandFiles?: readonly string[]
}

/**
 * Returns the scripts of a chunk, or null if the document head does not list the chunk. The head
 * lists each script after the scripts that it imports, so a chunk does not need the scripts listed after its own.
 */
function filesInHead(id: string): ChunkFiles | null {
  const links = [...document.querySelectorAll<HTMLElement>('link[data-script]')]
  const index = links.findIndex(({ dataset }) => dataset.script === id)
  return index < 0
    ? null
    : {
        files: links
          .slice(0, index + 1)
          .map((link) => link.getAttribute('href') ?? '')
          .reverse(),
      }
}

/**
 * Returns the addresses of the files of a chunk, and of its islands if it is a page.
 * @throws an Error if the manifest cannot be fetched or does not contain the chunk
 */
async function filesOfChunk(id: string): Promise<ChunkFiles> {
  const { files, parts, islands } = await loadManifest()
  const filesOf = (rows: unknown): readonly unknown[] => {
    const indexes: unknown = Object(rows)[id]
    return Array.isArray(indexes) ? indexes.map((index) => Object(files)[index]) : []
  }
  const chunkFiles = filesOf(parts)
  if (chunkFiles.length === 0 || !chunkFiles.every(isSiteFile)) {
    manifest = null // the next call fetches the manifest again, because the response may have been something else
    throw new Error(`The manifest lists no chunk ${id}.`)
  }
  const addressOf = (file: string) => `/${file}`
  return { files: chunkFiles.map(addressOf), islandFiles: filesOf(islands).filter(isSiteFile).map(addressOf) }
}

function isSiteFile(file: unknown): file is string {
  return typeof file === 'string' && file.startsWith('assets/')
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
  const response = await fetch(href)
  // a `SyntaxError` would say that the browser is too old for a script
  return Object(await response.json().catch(() => Promise.reject(new Error(`${href} is no manifest.`))))
}

/** Starts fetching the manifest and the scripts that the head lists. A file that fails is fetched again when needed. */
export function preloadHeadChunks(): void {
  loadManifest().catch(() => {})
  for (const link of document.querySelectorAll('link[data-script]'))
    fetchOnce(link.getAttribute('href') ?? '', 'low').catch(() => {})
}

/** Fetches a file of the site into the browser's cache, and applies it if it is a style sheet. Rejects on failure. */
function fetchOnce(href: string, priority: RequestPriority = 'auto'): Promise<unknown> {
  const known = fetchedFiles.get(href)
  if (known) return known
  const fetching = href.endsWith('.css') ? loadStyleSheet(href) : preloadScript(href, priority)
  fetchedFiles.set(href, fetching)
  fetching.catch(() => fetchedFiles.delete(href))
  return fetching
}

/**
 * Compiles a script. Unless the service worker has precached the script, it is fetched in the ordinary way first,
 * because a browser remembers a failed preload.
 */
async function preloadScript(href: string, priority: RequestPriority): Promise<void> {
  if (!isPrecached(href))
    await fetchIntoCache(href, priority).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      await fetchIntoCache(href, priority)
    })
  const link = addLink({ rel: 'modulepreload', href })
  link.onload = () => link.remove() // so that the document does not grow with every script
}

/** A connection that has just come back may fail once more. */
const RETRY_MS = 1000

async function fetchIntoCache(href: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(href, { priority })
  if (!response.ok) throw new Error(`Failed to fetch ${href}.`)
  await response.arrayBuffer() // read to its end, or the browser would not cache it
}

/** A worker that takes control later may not have cached all scripts yet. */
const hasWorkerFromStart = attempt(() => navigator.serviceWorker.controller !== null, false)

/**
 * Returns whether the service worker that controls this page has precached a script. It precaches all scripts but those
 * of its second tier. Fetching a precached script before importing it would read it twice, which is slower.
 */
function isPrecached(href: string): boolean {
  return hasWorkerFromStart && !href.startsWith('/assets/runner/')
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
