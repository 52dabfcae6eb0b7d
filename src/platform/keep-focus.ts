import { attempt } from '#lib/attempt.ts'

/** How many of the last focused elements are remembered. */
const REMEMBERED = 12
const CONTROLS = 'a[href], button, summary, input, select, textarea, [tabindex]'

/**
 * Watches the page from now on. If the focused element disappears, as the button of a message that closes, the focus
 * returns to the element that had it before, or to the main part of the page if none of them is left. The focus stays
 * where it is if the visitor has pressed elsewhere meanwhile. Returns a function that stops watching.
 */
export function keepFocus(): () => void {
  /** The elements that the visitor used last, the last one at the end. */
  let used: readonly Element[] = []
  let hasPressedElsewhere = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = (element: Element) => {
    hasPressedElsewhere = false
    used = [...used.filter((each) => each.isConnected && each !== element), element].slice(-REMEMBERED)
  }
  const onFocus = ({ target }: Event) => target instanceof Element && note(target)
  // Safari does not focus a clicked button
  const onPress = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null
    if (control) note(control)
    else hasPressedElsewhere = true
  }
  const hasLostFocus = () =>
    !hasPressedElsewhere &&
    used.at(-1)?.isConnected === false &&
    (document.activeElement ?? document.body) === document.body
  const restore = () => {
    if (!hasLostFocus()) return
    const target = used.findLast(canTakeFocus) ?? document.getElementById('main')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
  // what closes may move the focus itself, so this comes later
  const observer = new MutationObserver(() => {
    if (!hasLostFocus()) return
    clearTimeout(timer)
    timer = setTimeout(restore, 50)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress, true)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress, true)
  }
}

/** Returns whether an element is on the page, visible, and not behind a dialog. */
function canTakeFocus(element: Element): boolean {
  const isBehindDialog = element.closest('[aria-hidden=true], [inert]') !== null
  return element.isConnected && !isBehindDialog && attempt(() => element.getClientRects().length > 0, true)
}
