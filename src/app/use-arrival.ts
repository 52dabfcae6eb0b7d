import { useEffect, useRef, useState } from 'react'
import { announceArrival } from '#platform/browser.ts'

/** After a navigation: the new page from its top (or its anchor), focus on it, its title said to screen readers. */
export function useArrival(path: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    announceArrival(main.current)
    setAnnouncement(document.title)
  }, [path])
  return { main, announcement }
}
