import { useCallback, useRef, useState } from 'react'
import { restoreScrollAndFocus } from '#platform/scroll-restoration.ts'

/**
 * Completes a navigation: scrolls the new page to its top, its anchor or the position where the visitor left it,
 * focuses it, and announces its title to screen readers. Call `onShown` with each page once it is on the screen.
 */
export function usePageChange(first: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(first)
  const [announcement, setAnnouncement] = useState('')
  const onShown = useCallback((path: string) => {
    if (shown.current === path) return
    shown.current = path
    restoreScrollAndFocus(main.current)
    setAnnouncement(document.title)
  }, [])
  return { main, announcement, onShown }
}
