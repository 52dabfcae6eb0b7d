let last: Element | null = null

/** Starts to record which element has the focus. */
export function trackFocus(): void {
  last = document.activeElement
  addEventListener('focusin', ({ target }) => {
    last = target as Element
  })
}

/** Restores focus and text of a field that React had to rebuild because another program had changed it. */
export function restoreFocus(): void {
  if (last?.isConnected !== false) return
  const [{ value }, field] = [last as HTMLInputElement, document.getElementById(last.id) as HTMLInputElement | null]
  field?.focus({ preventScroll: true })
  if (!field || !value || field.value) return
  // bypasses React's own setter, so that React notices the change
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
