import { useEffect } from 'react'

/** Closes a disclosure on Escape, on a click elsewhere and when focus leaves it. */
export function usePoliteDetails(root: { readonly current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const close = () => root.current?.removeAttribute('open')
    const isOutside = (target: EventTarget | null) => !(target instanceof Node) || !root.current?.contains(target)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !root.current?.open) return
      const hadFocus = root.current.contains(document.activeElement)
      close()
      if (hadFocus) root.current.querySelector('summary')?.focus()
    }
    const onPointer = (event: PointerEvent) => isOutside(event.target) && close()
    const onFocus = (event: FocusEvent) => isOutside(event.target) && close()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('focusin', onFocus)
    }
  }, [root])
}
