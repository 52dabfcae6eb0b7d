const AT_THE_LATEST_MS = 2000

type Stop = (() => void) | undefined

/** Starts something once the page has loaded and the browser has nothing better to do. Answers how to stop it. */
export function whenIdle(start: () => Promise<Stop>): () => void {
  let isOver = false
  let stop: Stop
  const begin = async () => {
    if (isOver) return
    stop = await start()
    if (isOver) stop?.()
  }
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: AT_THE_LATEST_MS })
    else requestAnimationFrame(() => void begin()) // Safari
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    isOver = true
    stop?.()
  }
}
