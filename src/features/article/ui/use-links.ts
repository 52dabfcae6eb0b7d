import { type RefObject, useEffect } from 'react'
import { useLocation } from 'wouter'
import { destinationOf } from '../links.ts'

/**
 * Makes the links of a text that lead to pages of this site navigate without loading a new document. React never
 * hydrates a prerendered text and stops clicks in it at the root of the page, so this hook listens on the document in
 * the capture phase.
 */
export function useLinks(text: RefObject<HTMLElement | null>): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || !text.current?.contains(link)) return
      const destination = destinationOf(event, link, location.href)
      if (destination === null) return
      event.preventDefault()
      navigate(destination)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [text, navigate])
}
