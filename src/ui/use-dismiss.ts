import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `leave` on Escape, on a click outside the panel, and when the focus moves out of it. `back` says whether the
 * focus should return to where it came from. A click on `opener` does not count, because it toggles the panel itself.
 */
export function useDismiss(
  panel: RefObject<HTMLElement | null>,
  leave: (back: boolean) => void,
  opener?: RefObject<HTMLElement | null>,
) {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    const isIn = (target: EventTarget | null) => target instanceof Node && panel.current?.contains(target) === true
    const isElsewhere = ({ target }: Event) =>
      !isIn(target) && !(target instanceof Node && opener?.current?.contains(target))
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const { activeElement } = document
      latest.current(isIn(activeElement) || activeElement === document.body || activeElement === opener?.current)
    }
    const onOther = (event: Event) => isElsewhere(event) && latest.current(false)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onOther)
    document.addEventListener('focusin', onOther)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onOther)
      document.removeEventListener('focusin', onOther)
    }
  }, [panel, opener])
}

/** Closes a disclosure in the same way, and returns the focus to its summary. */
export function useDetailsDismiss(root: RefObject<HTMLDetailsElement | null>) {
  useDismiss(root, (back) => {
    if (!root.current?.open) return
    root.current.open = false
    if (back) root.current.querySelector('summary')?.focus()
  })
}
