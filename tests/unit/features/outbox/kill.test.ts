import { expect, test } from 'vitest'
import { readSnapshot } from '#features/outbox/snapshot.ts'
import { saveToOutbox } from '#features/outbox/submit.ts'
import { type OutboxDevice, outboxDevice } from '#support/outbox-device.ts'
import { draftOf } from '#support/outbox-fixtures.ts'

const MINUTE = 60_000

/** Three items in the outbox, and a flush that begins to send them. */
async function drain(isLease: boolean) {
  const device = outboxDevice({ isLease })
  const sender = device.wakeWorker()
  for (const message of ['One', 'Two', 'Three']) {
    void saveToOutbox(sender.world, draftOf('contact', { message }))
    await device.time.advance(0)
  }
  void sender.engine.flush()
  return { device, sender }
}

const next = ({ time }: OutboxDevice) => time.step(time.now() + MINUTE)
const fates = ({ stored, mail }: OutboxDevice) =>
  readSnapshot(stored).items.map(({ id, status }) => ({
    id,
    status,
    posts: mail.posts.filter((post) => post.id === id).length,
  }))

/** Runs the flush for a number of awaits and kills it there; returns how many items were sent by then. */
async function killedAfter(awaits: number, isLease: boolean) {
  const { device, sender } = await drain(isLease)
  for (let left = awaits; left > 0; left -= 1) await next(device)
  const begun = fates(device)
  sender.kill()
  await device.time.advance(MINUTE) // a request that went out still arrives, and the lease expires
  return { device, begun, place: begun.filter(({ status }) => status === 'sent').length }
}

test.each([
  ["the browser's lock", false],
  ['a lock in the records', true],
])('with %s, killing a flush at any await loses nothing and sends at most one item twice', async (_, isLease) => {
  const whole = await drain(isLease)
  let awaits = 0
  while (await next(whole.device)) awaits += 1
  expect(fates(whole.device).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])

  const killsAt = [0, 0, 0, 0]
  for (let count = 0; count <= awaits; count += 1) {
    const { device, begun, place } = await killedAfter(count, isLease)
    killsAt[place] = (killsAt[place] ?? 0) + 1
    const where = `killed after await ${count} of ${awaits}`
    for (const { status, posts } of begun) {
      if (posts > 0) expect(['sending', 'sent'], where).toContain(status)
      else expect(['queued', 'sending'], where).toContain(status)
    }

    device.setOnline(false) // so that the next flush tidies the records and sends nothing
    void device.wakeWorker().engine.flush()
    await device.time.advance(0)
    const found = fates(device)
    expect(
      found.map(({ status }) => status),
      where,
    ).toEqual(begun.map(({ status }) => (status === 'sending' ? 'ambiguous' : status)))

    device.setOnline(true)
    void device.wakeWorker().engine.flush()
    await device.time.advance(MINUTE)
    device.book.check()
    const times = begun.map(({ id }) => device.book.deliveries(id))
    expect(Math.min(...times), where).toBe(1)
    expect(times.filter((each) => each > 1).length, where).toBeLessThanOrEqual(1)
    expect(Math.max(...times), where).toBeLessThanOrEqual(begun.some(({ status }) => status === 'sending') ? 2 : 1)
    expect(
      fates(device).map(({ status }) => status),
      where,
    ).toEqual(['sent', 'sent', 'sent'])
  }
  for (const kills of killsAt.slice(0, 3)) expect(kills).toBeGreaterThanOrEqual(9)
})
