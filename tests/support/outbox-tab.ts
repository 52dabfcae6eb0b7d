import { createEngine, type World } from '#features/outbox/flush.ts'
import { keep } from '#features/outbox/submit.ts'
import type { Answer } from '#platform/http.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeHttp, fakeNews } from './fake-ports.ts'
import { fakeLock, fakeRecords } from './fake-records.ts'
import { chances, letter, siteAndMail } from './outbox-letters.ts'
import { settled } from './settled.ts'

/** A tab with an engine; `answers` are those of the mail service, in turn. */
export function outboxTab(...answers: readonly Answer[]) {
  const clock = fakeClock()
  const post = fakeHttp(...answers)
  const site = { isReached: true }
  const world = {
    clock,
    random: chances(),
    http: siteAndMail(post, site),
    records: fakeRecords(),
    lock: fakeLock(),
    news: fakeNews(),
  } satisfies World
  const put = async (...messages: readonly string[]) => {
    for (const message of messages) await keep(world, letter('contact', { message }))
  }
  const items = () =>
    [...world.records.stored.values()].filter((each) => JSON.stringify(each).includes('"id"')) as Record<
      string,
      unknown
    >[]
  const sent = () => post.requests.map(({ body }) => /"message":"(\w+)/.exec(body ?? '')?.[1])
  /** Lets the run go on for so long. */
  const after = async (ms: number) => {
    for (let left = ms; left > 0; left -= 100) {
      await settled()
      clock.advance(Math.min(100, left))
    }
    await settled()
  }
  return { ...world, world, site, engine: createEngine(world), clock, put, items, sent, after, requests: post.requests }
}
