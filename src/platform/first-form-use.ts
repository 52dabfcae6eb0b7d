/**
 * Calls `run` when the visitor first focuses or presses something in a form, or at once if the focus is in one. Returns
 * a function that stops waiting.
 */
export function onFirstFormUse(run: () => void): () => void {
  const stop = () => {
    for (const event of EVENTS) document.removeEventListener(event, onUse, { capture: true })
  }
  const use = (target: EventTarget | null) => {
    if (!(target instanceof Element) || !target.closest('form')) return
    stop()
    run()
  }
  const onUse = ({ target }: Event) => use(target)
  // while capturing, because React stops events in an island that has not hydrated
  for (const event of EVENTS) document.addEventListener(event, onUse, { capture: true })
  use(document.activeElement)
  return stop
}

/** Safari does not focus a button that is pressed. */
const EVENTS = ['focusin', 'pointerdown'] as const
