import { useCallback, useRef, useState } from 'react'
import { heldPress } from '#platform/held-press.ts'
import { restoreScrollAndFocus } from '#platform/scroll-restoration.ts'
import { showIslandsInTurn } from '#ui/lazy-island.tsx'

/**
 * Completes a navigation: scrolls the new page to its top, its anchor or the position where the visitor left it,
 * focuses it, and announces its title to screen readers. Call `onShown` with the path of each page once that page is on
 * the screen. The first page has hydrated then. With an empty path, the same page counts as a new one afterwards.
 */
export function usePageChange(initialPath: string) {
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(initialPath)
  const [announcement, setAnnouncement] = useState('')
  const onShown = useCallback((path: string) => {
    if (shownPath.current === path) return heldPress.repeat()
    shownPath.current = path
    showIslandsInTurn(false) // back and forward show the whole page, to return to the same place
    restoreScrollAndFocus(main.current)
    setAnnouncement(path && document.title)
  }, [])
  return { main, announcement, onShown }
}
