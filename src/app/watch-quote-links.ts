import { record as opened } from 'virtual:records/messages/site/quoteOpened'
import type { Ports } from '#platform/ports.ts'

/**
 * Shows a toast once a link of the header or the menu has opened the chat app. It listens from outside, because the
 * first scripts of all pages contain the header. Returns a function that stops listening.
 */
export function watchQuoteLinks(toast: Ports['toast']): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('header a[target=_blank]')) toast({ tone: 'wait', ...opened })
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
