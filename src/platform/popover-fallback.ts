/**
 * Opens and closes popovers in a browser without them (before Chromium 114, Safari 17 and Firefox 125), where their
 * buttons do nothing. Such a browser has no `:popover-open`: `data-open` marks the open popover, and `data-popover` the
 * document. Escape and clicks elsewhere are left to the site, which handles them for every popover.
 */
export function installPopoverFallback(): void {
  const methods = {
    showPopover(this: HTMLElement) {
      setOpen(this, true)
    },
    hidePopover(this: HTMLElement) {
      setOpen(this, false)
    },
  }
  Object.assign(HTMLElement.prototype, methods)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    if (popover) setOpen(popover, button?.getAttribute('popovertargetaction') !== 'hide' && !isOpen(popover))
  })
}

function isOpen(popover: HTMLElement): boolean {
  return popover.hasAttribute('data-open')
}

function setOpen(popover: HTMLElement, opens: boolean): void {
  if (opens === isOpen(popover)) return
  popover.toggleAttribute('data-open', opens)
  document.documentElement.toggleAttribute('data-popover', opens)
  for (const button of document.querySelectorAll(`[popovertarget="${popover.id}"]:not([popovertargetaction])`))
    button.setAttribute('aria-expanded', String(opens))
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState: opens ? 'open' : 'closed' }))
}
