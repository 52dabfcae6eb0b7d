import { type RefObject, useEffect, useState } from 'react'
import { useHistoryLayer } from './use-history-layer.ts'

/** A panel covers the page if it is as wide as the window, or nearly so. Otherwise it is beside the page. */
const COVERING_SHARE = 0.9

/** Lets Back call `onClose` while a panel is open, but only in windows so narrow that the panel covers the page. */
export function usePanelHistoryLayer(panel: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const [isCovering, setCovering] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const measure = () => setCovering((panel.current?.offsetWidth ?? 0) >= COVERING_SHARE * innerWidth)
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [isOpen, panel])
  useHistoryLayer(isOpen && isCovering, onClose)
}
