/**
 * Ignores the further clicks of a double or triple click, wherever they fall. Called by a button that disappears when it
 * is pressed: these clicks would hit what appears in its place.
 */
export function ignoreRepeatedClicks(): void {
  const ignore = (click: MouseEvent) => {
    if (click.detail < 2) return removeEventListener('click', ignore, { capture: true })
    click.preventDefault()
    click.stopPropagation() // React reports a pressed radio button even if the default is prevented
  }
  addEventListener('click', ignore, { capture: true })
}
