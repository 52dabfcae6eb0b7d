/**
 * Holds back the submission of a form before it has hydrated. Otherwise the browser would load another page and lose
 * the typed text. The form gets a mark, and submits once it has hydrated. Further typing removes the mark.
 */
export function holdSubmitsBeforeHydration(): void {
  addEventListener('submit', (event) => {
    const { target: form, defaultPrevented: isHandled } = event
    if (isHandled || !(form instanceof HTMLFormElement) || form.closest('[data-lifeless]')) return
    event.preventDefault()
    form.dataset.asked = ''
  })
  addEventListener('input', ({ target }) => {
    if (target instanceof Element) delete target.closest<HTMLFormElement>('form[data-asked]')?.dataset.asked
  })
}

/**
 * Saves text that is typed into a form before hydration, so that it survives a reload. Later the form saves it itself.
 */
export function keepInputBeforeHydration(write: (draft: string, text: string) => void): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form:not([data-alive])') : null
    for (const control of form?.querySelectorAll<HTMLInputElement>('[data-draft]') ?? [])
      if (control === target || control.value !== '') write(control.dataset.draft as string, control.value)
  })
}

/**
 * Lets the forms in an element that will not hydrate submit as they would without scripts, by loading another page. A
 * form whose submission was held back is submitted at once.
 */
export function releaseForms(container: HTMLElement): void {
  container.dataset.lifeless = ''
  for (const form of container.querySelectorAll<HTMLFormElement>('form[data-asked]')) {
    delete form.dataset.asked
    if (new URL(form.action).pathname !== location.pathname) form.submit()
  }
}
