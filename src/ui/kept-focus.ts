let last: Element | null = null

/** Notes what has the focus, from now on. */
export function followFocus(): void {
  last = document.activeElement
  addEventListener('focusin', ({ target }) => {
    last = target as Element
  })
}

/** Lets whoever was typing go on in a part that React had to build anew, because another program had changed it. */
export function giveFocusBack(): void {
  if (last?.isConnected === false) document.getElementById(last.id)?.focus({ preventScroll: true })
}
