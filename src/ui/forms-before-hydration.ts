/**
 * Lets forms lose nothing before they hydrate. A submission is held back, because the browser would load another page and
 * lose the typed text: the form gets a mark, and submits once it has hydrated. Further typing removes the mark. What is
 * typed is saved with `write`, so that it survives a reload. Later the form saves it itself.
 */
export function watchFormsBeforeHydration(write: (draft: string, text: string) => void): void {
  addEventListener('submit', (event) => {
    const { target: form, defaultPrevented: isHandled } = event
    if (isHandled || !(form instanceof HTMLFormElement) || form.closest('[data-lifeless]')) return
    event.preventDefault()
    form.dataset.asked = ''
  })
  const onInput = ({ target }: Event) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('form:not([data-alive])')
    if (!form) return
    delete form.dataset.asked
    for (const control of form.querySelectorAll<HTMLInputElement>('[data-draft]'))
      if (control === target || control.value !== '') write(control.dataset.draft as string, control.value)
  }
  addEventListener('input', onInput, true) // React stops the event at its root while it waits for the form's script
}

/**
 * Lets the forms in an element that cannot hydrate submit as they would without scripts, by loading another page. A form
 * whose submission was held back is submitted at once. Without a connection, forms go on being held back.
 */
export function releaseForms(container: HTMLElement): void {
  if (!navigator.onLine) return
  container.dataset.lifeless = ''
  for (const form of container.querySelectorAll<HTMLFormElement>('form[data-asked]')) {
    delete form.dataset.asked
    if (new URL(form.action).pathname !== location.pathname) form.submit()
  }
}
