const fetched = new Map<string, Promise<unknown>>()

/**
 * Imports a part of the site once its files, scripts and style sheets alike, have been fetched. Rejects where one of them
 * cannot be had, and can then be called again. Takes the place of the bundler's own function, with the same parameters:
 * that one imports at once, and browsers before 2026 remember a module that failed to load for as long as the page is
 * open (whatwg/html#10327), so that no second try could succeed.
 */
export async function importFetched<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)))
  return load()
}

/** Fetches a file of the site into the browser's cache, and puts a style sheet in force. Rejects where it cannot. */
export function fetchOnce(href: string, priority: RequestPriority = 'auto'): Promise<unknown> {
  const known = fetched.get(href)
  if (known) return known
  const fetching = href.endsWith('.css') ? styles(href) : script(href, priority)
  fetched.set(href, fetching)
  fetching.catch(() => fetched.delete(href))
  return fetching
}

async function script(href: string, priority: RequestPriority): Promise<unknown> {
  if (isKept(href)) return addLink({ rel: 'modulepreload', href })
  // a failed preload would be remembered like a failed module, so the file is fetched as any other answer is
  const response = await fetch(href, { priority })
  if (!response.ok) throw new Error(`Failed to fetch ${href}: the answer was ${response.status}.`)
  return response.arrayBuffer() // read to its end, or the browser would not keep it
}

/** A worker that answers for this page has kept all scripts but those of its second tier: reading one twice is slower. */
function isKept(href: string): boolean {
  return Boolean(navigator.serviceWorker?.controller) && !href.startsWith('/assets/runner/')
}

function styles(href: string): Promise<unknown> {
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
