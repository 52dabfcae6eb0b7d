import { useCallback, useRef, useState } from 'react'
import { restoreScrollAndFocus } from '#platform/scroll-restoration.ts'

/**
 * After a navigation: the new page from its top (or its anchor, or where the visitor left it), focus on it, its title
 * said to screen readers. `onShown` is told each page once it stands there.
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
