/** A page where an answer was asked for. */
export function pageResponse(): Response {
  return new Response('<h1>Please sign in</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** What a browser hands out of a redirect to a page: nothing, or the page to whom it shall follow. */
export function redirectResponse({ redirect }: RequestInit): Response {
  return redirect === 'manual'
    ? Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, status: { value: 0 } })
    : Object.defineProperty(pageResponse(), 'redirected', { value: true })
}
