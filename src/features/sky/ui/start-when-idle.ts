import { whenIdle } from '#platform/idle.ts'
import { whenPageLoaded } from '#ui/use-page-loaded.ts'

const AT_THE_LATEST_MS = 2000

type Stop = (() => void) | undefined

/**
 * Loads a script after the page has loaded, and calls `start` with it once the browser is idle, after 2 s at the
 * latest. If the script cannot be loaded, nothing starts. Returns a stop function.
 */
export function startWhenIdle<Script>(load: () => Promise<Script>, start: (script: Script) => Stop): () => void {
  let isOver = false
  let stop: Stop
  const begin = async (loaded: Promise<Script | null>) => {
    const script = await loaded
    if (script && !isOver) stop = start(script)
  }
  const callOff = whenPageLoaded(() => {
    const loaded = load().catch(() => null)
    whenIdle(() => void begin(loaded), { timeout: AT_THE_LATEST_MS })
  })
  return () => {
    isOver = true
    callOff()
    stop?.()
  }
}
