/** A request that takes longer than this no longer keeps the worker from caching files. */
const MAX_WAIT_MS = 5000

const openRequests = new Set<Promise<unknown>>()

/** Fetches a file or a page that an open page waits for. Nothing is cached meanwhile, so that it gets the bandwidth. */
export function fetchForPage(request: Request): Promise<Response> {
  const response = fetch(request)
  const ended = Promise.race([
    response.then(
      () => {},
      () => {},
    ),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ])
  openRequests.add(ended)
  void ended.then(() => openRequests.delete(ended))
  return response
}

/** Resolves once no page waits for a response of the network. */
export async function pageRequestsEnded(): Promise<void> {
  while (openRequests.size > 0) await Promise.all(openRequests)
}
