/** Returns a web page where a service's answer was expected. */
export function pageResponse(): Response {
  return new Response('<h1>Please sign in</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Returns what `fetch` gives for a redirect to a page: an opaque response, or the page if redirects are followed. */
export function redirectResponse({ redirect }: RequestInit): Response {
  return redirect === 'manual'
    ? Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, status: { value: 0 } })
    : Object.defineProperty(pageResponse(), 'redirected', { value: true })
}
