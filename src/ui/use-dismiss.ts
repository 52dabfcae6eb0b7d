import { type RefObject, useEffect, useRef } from 'react'

/**
 * The one way to leave a panel beside or over the page: by Escape, by a click elsewhere, or by moving the focus on. `leave`
 * hears whether the focus was in the panel and should go back to where it came from. A click on the opener is its own.
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

/** Gives a disclosure the same way out; its summary takes the focus back. */
export function useDetailsDismiss(root: RefObject<HTMLDetailsElement | null>) {
  useDismiss(root, (back) => {
    if (!root.current?.open) return
    root.current.open = false
    if (back) root.current.querySelector('summary')?.focus()
  })
}
