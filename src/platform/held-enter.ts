/**
 * Lets a held Enter key press a control or send a form once, from now on. Browsers press again with each repetition of
 * the key, which would send the form that the first press has emptied, or stop what it has started. In a text area each
 * repetition is a new line. Returns a function that restores the browser's behaviour.
 */
export function pressOncePerEnter(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isLineBreak = event.target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey
    if (event.key !== 'Enter' || !event.repeat || isLineBreak) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', onKeyDown, true)
  return () => document.removeEventListener('keydown', onKeyDown, true)
}
