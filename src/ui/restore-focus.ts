let last: Element | null = null

/** Notes what has the focus, from now on. */
export function trackFocus(): void {
  last = document.activeElement
  addEventListener('focusin', ({ target }) => {
    last = target as Element
  })
}

/** Lets whoever was typing go on in a part that React had to build anew, because another program had changed it. */
export function restoreFocus(): void {
  if (last?.isConnected !== false) return
  const [{ value }, field] = [last as HTMLInputElement, document.getElementById(last.id) as HTMLInputElement | null]
  field?.focus({ preventScroll: true })
  if (!field || !value || field.value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value) // past React's own
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
