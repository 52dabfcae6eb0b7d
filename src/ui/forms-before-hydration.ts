/**
 * Keeps a form that is sent before it has come alive: the browser would load another page instead, and what was typed
 * would be lost. The form is marked, and sends itself once it is alive; whoever goes on typing has to ask again.
 */
export function holdSubmitsBeforeHydration(): void {
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

/**
 * Keeps what is typed into a form before it has come alive, so that it survives a reload even then. Afterwards the form
 * does that itself.
 */
export function keepInputBeforeHydration(write: (draft: string, text: string) => void): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form:not([data-alive])') : null
    for (const control of form?.querySelectorAll<HTMLInputElement>('[data-draft]') ?? [])
      if (control === target || control.value !== '') write(control.dataset.draft as string, control.value)
  })
}

/** The forms in here will not come alive: they lead to another page, as they would without scripts. */
export function releaseForms(within: HTMLElement): void {
  within.dataset.lifeless = ''
  for (const form of within.querySelectorAll<HTMLFormElement>('form[data-asked]')) {
    delete form.dataset.asked
    if (new URL(form.action).pathname !== location.pathname) form.submit()
  }
}
