import { linkDestination } from '#lib/link-destination.ts'
import { heldPress } from '#platform/held-press.ts'
import { whenAttributeChanges } from '#platform/when-attribute-changes.ts'

/** The parts of a page that React has not hydrated yet. */
const ISLAND = '[data-island]:not([data-hydrated])'
/** The parts that React never hydrates, because they are static. */
const STATIC = '[data-static]'

/**
 * Handles clicks on what React has not hydrated, which it stops at the root of the page. A link navigates without
 * loading a new document, as all other links do, and a button is pressed again once it can answer, even if it was pressed
 * before this script ran. A key that is pressed meanwhile means something else, and the press is forgotten. Returns a
 * function that stops this.
 */
export function handleUnhydratedClicks(navigate: (path: string) => void): () => void {
  const pressed = new Set<HTMLElement>()
  const pressOnceHydrated = (control: HTMLElement, island: Element) => {
    if (pressed.has(control)) return
    pressed.add(control)
    whenAttributeChanges(island, 'data-hydrated', () => {
      if (pressed.delete(control)) control.click()
    })
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const island = event.target.closest(ISLAND)
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    const destination = link && (island || link.closest(STATIC)) ? linkDestination(event, link, location.href) : null
    if (destination !== null) {
      event.preventDefault()
      navigate(destination)
    } else if (island) {
      // the browser itself submits a form, and follows a link to another tab
      const control = event.target.closest<HTMLElement>('button[type=button], a[href^="#"]')
      if (control) pressOnceHydrated(control, island)
    }
  }
  const forget = () => pressed.clear()
  document.addEventListener('keydown', forget, true)
  document.addEventListener('click', onClick, true)
  heldPress.repeat()
  return () => {
    document.removeEventListener('keydown', forget, true)
    document.removeEventListener('click', onClick, true)
  }
}
