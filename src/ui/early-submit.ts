/**
 * Keeps a form that is sent before it has come alive: the browser would load another page instead, and what was typed
 * would be lost. The form is marked, and sends itself once it is alive; whoever goes on typing has to ask again.
 */
export function holdEarlySubmits(): void {
  addEventListener('submit', (event) => {
    const { target: form, defaultPrevented: isAlive } = event
    if (isAlive || !(form instanceof HTMLFormElement) || form.closest('[data-lifeless]')) return
    event.preventDefault()
    form.dataset.asked = ''
  })
  addEventListener('input', ({ target }) => {
    if (target instanceof Element) delete target.closest<HTMLFormElement>('form[data-asked]')?.dataset.asked
  })
}

/** The forms in here will not come alive: they lead to another page, as they would without scripts. */
export function letFormsGo(within: HTMLElement): void {
  within.dataset.lifeless = ''
  for (const form of within.querySelectorAll<HTMLFormElement>('form[data-asked]')) {
    delete form.dataset.asked
    if (new URL(form.action).pathname !== location.pathname) form.submit()
  }
}
