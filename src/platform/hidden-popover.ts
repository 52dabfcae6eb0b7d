import { attempt } from '#lib/attempt.ts'

/**
 * Closes an open popover that the page hides because the window has grown, from now on: it would keep the focus and its
 * history entry. The focus goes to the main part of the page. Returns a function that stops watching.
 */
export function closeHiddenPopovers(): () => void {
  const onResize = () => {
    // an older browser throws for the selector
    const open = attempt(() => document.querySelector<HTMLElement>(':popover-open'), null)
    if (!open || open.offsetWidth > 0) return
    open.hidePopover()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  addEventListener('resize', onResize)
  return () => removeEventListener('resize', onResize)
}
