import { type RefObject, useEffect, useRef } from 'react'

/**
 * How a panel beside the page is left: by Escape, by a click elsewhere, or by moving the focus on. `back` says that the
 * focus should go back to where it came from.
 */
export function useWayOut(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  leave: (back: boolean) => void,
) {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    const isElsewhere = ({ target }: Event) =>
      target instanceof Node && !panel.current?.contains(target) && !opener.current?.contains(target)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current(true)
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
