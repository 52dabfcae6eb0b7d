import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `onDismiss` on Escape, on a click outside the panel, and when the focus moves out of the panel. `returnsFocus`
 * is true if the focus should return to the element that opened the panel. A click on `opener` does not count, because
 * the opener toggles the panel itself.
 */
export function useDismiss(
  panel: RefObject<HTMLElement | null>,
  onDismiss: (returnsFocus: boolean) => void,
  opener?: RefObject<HTMLElement | null>,
) {
  const latest = useRef(onDismiss)
  latest.current = onDismiss
  useEffect(() => {
    const isInPanel = (target: EventTarget | null) => target instanceof Node && panel.current?.contains(target) === true
    const isElsewhere = ({ target }: Event) =>
      !isInPanel(target) && !(target instanceof Node && opener?.current?.contains(target))
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const { activeElement } = document
      latest.current(isInPanel(activeElement) || activeElement === document.body || activeElement === opener?.current)
    }
    const onOtherTarget = (event: Event) => isElsewhere(event) && latest.current(false)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onOtherTarget)
    document.addEventListener('focusin', onOtherTarget)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onOtherTarget)
      document.removeEventListener('focusin', onOtherTarget)
    }
  }, [panel, opener])
}

/** Closes a disclosure on the events of `useDismiss`, and returns the focus to its summary where it should return. */
export function useDetailsDismiss(root: RefObject<HTMLDetailsElement | null>) {
  useDismiss(root, (returnsFocus) => {
    if (!root.current?.open) return
    root.current.open = false
    if (returnsFocus) root.current.querySelector('summary')?.focus()
  })
}
