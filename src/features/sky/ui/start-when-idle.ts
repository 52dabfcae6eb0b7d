import { whenIdle } from '#platform/idle.ts'
import { whenPageLoaded } from '#ui/use-page-loaded.ts'

const AT_THE_LATEST_MS = 2000

type Stop = (() => void) | undefined

/**
 * Loads a script once the page has loaded, ahead of what lies out of sight, and starts what it holds once the browser
 * has nothing better to do. Without the script nothing starts. Answers how to stop it.
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
