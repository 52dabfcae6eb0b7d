import { whenIdle } from '#platform/idle.ts'
import { whenPageLoaded } from '#ui/use-page-loaded.ts'

const MAX_WAIT_MS = 2000

type Stop = (() => void) | undefined

/**
 * Loads a script after the page has loaded. Once the browser is idle, or 2 s later at the latest, calls `start` with
 * the script, if need be after waiting for it. If the script cannot be loaded, nothing starts. Returns a stop function.
 */
export function startWhenIdle<Script>(load: () => Promise<Script>, start: (script: Script) => Stop): () => void {
  let isStopped = false
  let stop: Stop
  const begin = async (loaded: Promise<Script | null>) => {
    const script = await loaded
    if (script && !isStopped) stop = start(script)
  }
  const cancelLoad = whenPageLoaded(() => {
    const loaded = load().catch(() => null)
    whenIdle(() => void begin(loaded), { timeout: MAX_WAIT_MS })
  })
  return () => {
    isStopped = true
    cancelLoad()
    stop?.()
  }
}
