import { linkDestination } from '#lib/link-destination.ts'

/** The parts of a page that React has not hydrated yet, or never does because they are static. */
const UNHYDRATED = '[data-static], [data-island]:not([data-hydrated])'

/**
 * Lets links that React has not hydrated navigate without loading a new document, as all other links do. React stops
 * clicks on them at the root of the page, so this listens in the capture phase. Returns a function that stops listening.
 */
export function followUnhydratedLinks(navigate: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link?.closest(UNHYDRATED)) return
    const destination = linkDestination(event, link, location.href)
    if (destination === null) return
    event.preventDefault()
    navigate(destination)
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
