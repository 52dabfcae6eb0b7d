import { useEffect, useRef } from 'react'

const loadLayers = () => import('./history-layers.ts')

/**
 * Lets Back call `onClose` while something is open that covers the page. With `hasAddress`, it has been opened by an
 * address of its own (see `openHistoryLayer`). Without the script of the layers, Back leaves the page.
 */
export function useHistoryLayer(isOpen: boolean, onClose: () => void, hasAddress = false): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    if (!isOpen) return undefined
    let remove = () => {}
    let hasClosed = false
    loadLayers().then(
      ({ openHistoryLayer }) => {
        if (!hasClosed) remove = openHistoryLayer(() => latest.current(), hasAddress)
      },
      () => {},
    )
    return () => {
      hasClosed = true
      remove()
    }
  }, [isOpen, hasAddress])
}
