let lastFocused: Element | null = null

/** Starts to record which element has the focus. */
export function trackFocus(): void {
  lastFocused = document.activeElement
  addEventListener('focusin', ({ target }) => {
    lastFocused = target as Element
  })
}

/** Restores the focus and the text of a field that React has rebuilt because another program had changed it. */
export function restoreFocus(): void {
  if (lastFocused?.isConnected !== false) return
  const [{ value }, field] = [
    lastFocused as HTMLInputElement,
    document.getElementById(lastFocused.id) as HTMLInputElement | null,
  ]
  field?.focus({ preventScroll: true })
  if (!field || !value || field.value) return
  // bypasses React's own setter, so that React notices the change
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
