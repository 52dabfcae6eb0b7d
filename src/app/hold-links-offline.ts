import { canReachSite } from '#platform/can-reach-site.ts'
import type { Ports } from '#platform/ports.ts'
import { notOpened } from './not-opened.ts'

/**
 * Holds back links to other sites while the device takes itself for offline, and shows a toast. Their own handlers do
 * not run, because they say that the chat app is open. If the device is wrong about its connection, the link is pressed
 * again. Returns a function that stops this.
 */
export function holdLinksOffline({ connection, http, toast }: Pick<Ports, 'connection' | 'http' | 'toast'>) {
  let isPressedAgain = false
  const pressAgain = (link: HTMLElement) => {
    isPressedAgain = true
    link.click()
    isPressedAgain = false
  }
  const onClick = async (event: MouseEvent) => {
    if (isPressedAgain || connection.isOnline() || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    const message = link && notOpened(link.href, location.origin)
    if (!message) return
    event.preventDefault()
    event.stopPropagation()
    if (event.detail > 1) return // the second press of a double click
    if (await canReachSite(http)) return pressAgain(link)
    link.closest<HTMLElement>('[popover]')?.hidePopover?.() // the menu covers the toast
    toast(message)
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
