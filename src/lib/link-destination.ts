import { isFileAddress } from './page-address.ts'
import { parseUrl } from './parse-url.ts'

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>

/**
 * Returns the path on this site to which a click on a link leads, or null if the click should not navigate within the
 * site. Such a click was prevented, used another mouse button or a modifier key, or was on a link to another tab, a
 * file, another site, another position on the same page, or an invalid address.
 */
export function linkDestination(click: Click, link: Anchor, currentUrl: string): string | null {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = click
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  const url = parseUrl(link.href)
  if (!url) return null
  const { origin, pathname, search, hash } = url
  const current = new URL(currentUrl)
  const isSamePage = pathname === current.pathname && search === current.search
  if (origin !== current.origin || (isSamePage && hash !== '') || isFileAddress(pathname)) return null
  return pathname + search + hash
}
