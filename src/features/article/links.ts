import { isFileAddress } from '#lib/page-address.ts'

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>

/**
 * Returns where a click on a link leads within the site, or null if the browser should handle it: a click with a
 * modifier key, or a link to another tab, a file, another site or another place on the same page.
 */
export function destinationOf(click: Click, link: Anchor, here: string): string | null {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = click
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  if (!URL.canParse(link.href)) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  const current = new URL(here)
  const isSamePage = pathname === current.pathname && search === current.search
  if (origin !== current.origin || (isSamePage && hash !== '') || isFileAddress(pathname)) return null
  return pathname + search + hash
}
