import { pageAddress } from '#lib/page-address.ts'
import { parseUrl } from '#lib/parse-url.ts'
import type { Clock } from '#platform/ports.ts'
import { isSavingData } from '#platform/save-data.ts'
import { records } from './record-data.ts'
import { preloadPage } from './routes.ts'

/** How long a pointer has to rest on a link. A pointer on its way to another link does not load a page. */
const HOVER_MS = 65

/**
 * Loads the page of a link as soon as a visitor seems about to follow it: a finger touches it, the focus is on it, or a
 * mouse rests on it. One page is loaded at a time, and none for visitors who save data. Returns a function that stops.
 */
export function preloadOnIntent({ after }: Pick<Clock, 'after'>): () => void {
  records().catch(() => {}) // a click tries a failed load again
  let isLoading = false
  let cancelHover = () => {}
  const preload = (link: HTMLAnchorElement) => {
    const address = addressOf(link)
    if (isLoading || address === null || isSavingData()) return
    isLoading = true
    const end = () => {
      isLoading = false
    }
    preloadPage(address).then(end, end) // the click tries a failed load again
  }
  const onIntent = ({ target }: Event) => {
    const link = linkAt(target)
    if (link) preload(link)
  }
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    cancelHover()
    const link = pointerType === 'mouse' ? linkAt(target) : null
    if (link) cancelHover = after(HOVER_MS, () => preload(link))
  }
  document.addEventListener('touchstart', onIntent, { passive: true, capture: true })
  document.addEventListener('focusin', onIntent)
  document.addEventListener('pointerover', onPointerOver)
  return () => {
    cancelHover()
    document.removeEventListener('touchstart', onIntent, { capture: true })
    document.removeEventListener('focusin', onIntent)
    document.removeEventListener('pointerover', onPointerOver)
  }
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

/** Returns the path of another page of this site to which a link leads in the same tab; null for any other link. */
function addressOf({ href, target }: HTMLAnchorElement): string | null {
  const url = parseUrl(href)
  const isPage = url?.origin === location.origin && !target && !/\.\w+$/.test(url.pathname)
  return isPage && pageAddress(url.pathname) !== pageAddress(location.pathname) ? url.pathname : null
}
