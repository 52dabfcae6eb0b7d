import { join } from 'node:path'
import { Locked, takeLock } from '#hosts/deploy/lock-file.ts'
import { type Machine, thisMachine } from '#hosts/deploy/machine.ts'
import { cacheFolder } from './cache.ts'

/** A build says every six seconds that it lives. One in a container that was stopped has another name each time. */
const SILENCE_MS = 60_000

/**
 * Takes the lock of the site's folder, and returns a function that releases it. Where the cache cannot be written,
 * builds go on without a lock.
 * @throws an Error with a sentence, when another build is writing the site
 */
export function takeBuildLock(machine: Machine = thisMachine, folder = cacheFolder()): () => void {
  const path = join(folder, 'build.lock')
  try {
    return takeLock({ path, busy: 'Another build is writing this site', silenceMs: SILENCE_MS }, machine)
  } catch (error) {
    if (error instanceof Locked) throw error
    return () => {}
  }
}
