import { createSendEngine, type FlushDependencies } from '#features/outbox/flush.ts'
import { saveToOutbox } from '#features/outbox/submit.ts'
import type { HttpResult } from '#platform/http.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeChangeChannel, fakeHttp } from './fake-ports.ts'
import { fakeLock, fakeRecords } from './fake-records.ts'
import { flushPromises } from './flush-promises.ts'
import { draftOf, seededRandom, siteAndMail } from './outbox-fixtures.ts'

/** Returns a tab with a send engine. The mail service gives `answers` in turn. */
export function outboxTab(...answers: readonly HttpResult[]) {
  const clock = fakeClock()
  const mail = fakeHttp(...answers)
  const site = { isReached: true }
  const ports = {
    clock,
    random: seededRandom(),
    http: siteAndMail(mail, site),
    records: fakeRecords(),
    lock: fakeLock(),
    changeChannel: fakeChangeChannel(),
  } satisfies FlushDependencies
  const saveMessages = async (...messages: readonly string[]) => {
    for (const message of messages) await saveToOutbox(ports, draftOf('contact', { message }))
  }
  const items = () =>
    [...ports.records.stored.values()].filter((each) => JSON.stringify(each).includes('"id"')) as Record<
      string,
      unknown
    >[]
  const sent = () => mail.requests.map(({ body }) => /"message":"(\w+)/.exec(body ?? '')?.[1])
  /** Lets this many milliseconds pass while the engine runs. */
  const after = async (ms: number) => {
    for (let remaining = ms; remaining > 0; remaining -= 100) {
      await flushPromises()
      clock.advance(Math.min(100, remaining))
    }
    await flushPromises()
  }
  return {
    ...ports,
    ports: ports,
    site,
    engine: createSendEngine(ports),
    clock,
    saveMessages: saveMessages,
    items,
    sent,
    after,
    requests: mail.requests,
  }
}
