/// <reference lib="webworker" />
import { createEngine, type World } from '#features/outbox/flush.ts'
import { attempt } from '#lib/attempt.ts'
import { SECOND_TIER } from '#lib/worker-messages.ts'
import { createHttp } from '#platform/http.ts'
import { browserLock, leaseLock } from '#platform/lock.ts'
import { createNews, newsChannel } from '#platform/news.ts'
import type { Clock } from '#platform/ports.ts'
import { deviceRecords } from '#platform/records.ts'
import { afterAwake } from '#platform/timeout.ts'

/** A browser stops a worker after five minutes; a letter begun by then is over well before. */
const MOST_MS = 4 * 60 * 1000

const clock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}
const random = () => Math.random()
const news = createNews(newsChannel)
const records = deviceRecords({ makeRoom: () => caches.delete(SECOND_TIER), onChange: () => news.tell() })

const world: World = {
  clock,
  random,
  records,
  http: createHttp({ fetch: (url, init) => fetch(url, init), clock }),
  lock: browserLock(
    attempt(() => navigator.locks, undefined),
    leaseLock(records, clock, random),
    { after: afterAwake },
  ),
  news,
}
const engine = createEngine(world)

/** Sends what waits, with no tab open. It rejects where something may be left: then the browser wakes the worker again. */
export async function sendWaiting(): Promise<void> {
  const { end } = await engine.flush({ until: clock.now() + MOST_MS })
  if (end.kind !== 'empty' && end.kind !== 'elsewhere') throw new Error('Something still waits to be sent.')
}
