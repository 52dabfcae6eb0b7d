/// <reference lib="webworker" />
import { createSendEngine, type FlushDependencies } from '#features/outbox/flush.ts'
import { attempt } from '#lib/attempt.ts'
import { createChangeChannel, openOutboxChannel } from '#platform/change-channel.ts'
import { createHttp } from '#platform/http.ts'
import { indexedDbRecords } from '#platform/indexed-db-records.ts'
import { leaseLock, webLock } from '#platform/lock.ts'
import type { Clock } from '#platform/ports.ts'
import { afterExcludingSleep } from '#platform/timeout.ts'

/**
 * New requests begin only within this time, so that they end before the browser stops the worker after five minutes.
 */
const MAX_RUN_MS = 4 * 60 * 1000

const clock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}
const random = () => Math.random()
const changeChannel = createChangeChannel(openOutboxChannel)
const records = indexedDbRecords({ onChange: () => changeChannel.notify() })

const dependencies: FlushDependencies = {
  clock,
  random,
  records,
  http: createHttp({ fetch: (url, init) => fetch(url, init), clock }),
  lock: webLock(
    attempt(() => navigator.locks, undefined),
    leaseLock(records, clock, random),
    { after: afterExcludingSleep },
  ),
  changeChannel,
}
const engine = createSendEngine(dependencies)

/**
 * Sends the waiting requests, even while no tab is open. Rejects if requests may be left that no tab is sending, so
 * that the browser starts the worker again.
 */
export async function sendQueued(): Promise<void> {
  const { end } = await engine.flush({ until: clock.now() + MAX_RUN_MS })
  if (end.kind !== 'empty' && end.kind !== 'elsewhere') throw new Error('Some requests are still waiting to be sent.')
}
