import { expect, test } from 'vitest'
import { readSnapshot } from '#features/outbox/snapshot.ts'
import { saveToOutbox } from '#features/outbox/submit.ts'
import { type OutboxDevice, outboxDevice } from '#support/outbox-device.ts'
import { draftOf } from '#support/outbox-fixtures.ts'

const MINUTE = 60_000

/** Stores three items in the outbox and starts a flush. */
async function startFlush(isLease: boolean) {
  const device = outboxDevice({ isLease })
  const sender = device.wakeWorker()
  for (const message of ['One', 'Two', 'Three']) {
    void saveToOutbox(sender.world, draftOf('contact', { message }))
    await device.time.advance(0)
  }
  void sender.engine.flush()
  return { device, sender }
}

const runNextStep = ({ time }: OutboxDevice) => time.step(time.now() + MINUTE)
const itemStates = ({ stored, mail }: OutboxDevice) =>
  readSnapshot(stored).items.map(({ id, status }) => ({
    id,
    status,
    posts: mail.posts.filter((post) => post.id === id).length,
  }))

/** Runs a flush for a number of simulated steps, kills it, and returns the states of the items at that time. */
async function killAfter(steps: number, isLease: boolean) {
  const { device, sender } = await startFlush(isLease)
  for (let left = steps; left > 0; left -= 1) await runNextStep(device)
  const statesAtKill = itemStates(device)
  sender.kill()
  await device.time.advance(MINUTE) // a request that went out still arrives, and the lease expires
  return { device, statesAtKill, sentCount: statesAtKill.filter(({ status }) => status === 'sent').length }
}

test.each([
  ["the browser's lock", false],
  ['a lock in the records', true],
])(
  'with %s, killing a flush between any two steps loses nothing and sends at most one item twice',
  async (_, isLease) => {
    const uninterrupted = await startFlush(isLease)
    let steps = 0
    while (await runNextStep(uninterrupted.device)) steps += 1
    expect(itemStates(uninterrupted.device).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])

    const killCounts = [0, 0, 0, 0]
    for (let count = 0; count <= steps; count += 1) {
      const { device, statesAtKill, sentCount } = await killAfter(count, isLease)
      killCounts[sentCount] = (killCounts[sentCount] ?? 0) + 1
      const message = `killed after step ${count} of ${steps}`
      for (const { status, posts } of statesAtKill) {
        if (posts > 0) expect(['sending', 'sent'], message).toContain(status)
        else expect(['queued', 'sending'], message).toContain(status)
      }

      device.setOnline(false) // so that the next flush repairs the records and sends no item
      void device.wakeWorker().engine.flush()
      await device.time.advance(0)
      const states = itemStates(device)
      expect(
        states.map(({ status }) => status),
        message,
      ).toEqual(statesAtKill.map(({ status }) => (status === 'sending' ? 'ambiguous' : status)))

      device.setOnline(true)
      void device.wakeWorker().engine.flush()
      await device.time.advance(MINUTE)
      device.ledger.check()
      const deliveryCounts = statesAtKill.map(({ id }) => device.ledger.deliveries(id))
      expect(Math.min(...deliveryCounts), message).toBe(1)
      expect(deliveryCounts.filter((each) => each > 1).length, message).toBeLessThanOrEqual(1)
      expect(Math.max(...deliveryCounts), message).toBeLessThanOrEqual(
        statesAtKill.some(({ status }) => status === 'sending') ? 2 : 1,
      )
      expect(
        itemStates(device).map(({ status }) => status),
        message,
      ).toEqual(['sent', 'sent', 'sent'])
    }
    for (const kills of killCounts.slice(0, 3)) expect(kills).toBeGreaterThanOrEqual(9)
  },
)
