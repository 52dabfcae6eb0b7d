import { type RefObject, useEffect } from 'react'
import { useLocation } from 'wouter'
import { destinationOf } from '../links.ts'

/**
 * Follows the links of a text within the site. React never hydrates a prerendered text, and stops the clicks in it at the
 * page's root: they are heard before they come there.
 */
export function useLinks(text: RefObject<HTMLElement | null>): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || !text.current?.contains(link)) return
      const destination = destinationOf(event, link, location.href)
      if (destination === null) return
      event.preventDefault()
      navigate(destination)
    }
    document.addEventListener('click', follow, true)
    return () => document.removeEventListener('click', follow, true)
  }, [text, navigate])
}
