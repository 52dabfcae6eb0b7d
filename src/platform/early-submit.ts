/**
 * Keeps a form that is sent before it has come alive: the browser would load another page instead, and what was typed
 * would be lost. The form is marked, and sends itself once it is alive.
 */
export function holdEarlySubmits(): void {
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.target.dataset.asked = ''
  })
}
