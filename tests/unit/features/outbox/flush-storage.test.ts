import { expect, test } from 'vitest'
import { createSendEngine } from '#features/outbox/flush.ts'
import { mailResult } from '#support/outbox-fixtures.ts'
import { outboxTab } from '#support/outbox-tab.ts'

test.each(['full', 'blocked'] as const)('if nothing can be written (%s), nothing is sent', async (how) => {
  const { engine, saveMessages: put, records, requests } = outboxTab(mailResult(200))
  await put('One')
  records.fail(how)
  expect((await engine.flush()).end).toEqual({ kind: 'unwritable' })
  expect(requests).toEqual([])
})

test('an item whose acknowledgement could not be written is not sent again while the tab is open', async () => {
  const { ports: world, engine, saveMessages: put, records, after, sent, items } = outboxTab(mailResult(200))
  await put('One')
  const { http } = world
  world.http = {
    async send(request) {
      const answer = await http.send(request)
      if (request.method === 'POST') records.fail('full')
      return answer
    },
  }
  expect((await engine.flush()).end).toEqual({ kind: 'unwritable' })
  expect(items()).toMatchObject([{ status: 'sending' }])
  records.fail(null)
  await after(60_000)
  expect((await engine.flush()).end).toEqual({ kind: 'empty' })
  expect(sent()).toHaveLength(1)
  expect(items()).toMatchObject([{ status: 'sent' }])
})

test('after a reload, an acknowledgement that could not be written is lost, and the item is ambiguous', async () => {
  const { ports: world, engine, saveMessages: put, records, site, items, after } = outboxTab(mailResult(200))
  await put('One')
  const { http } = world
  world.http = {
    async send(request) {
      const answer = await http.send(request)
      if (request.method === 'POST') records.fail('full')
      return answer
    },
  }
  await engine.flush()
  records.fail(null)
  site.isReached = false
  void createSendEngine(world).flush()
  await after(100)
  expect(items()).toMatchObject([{ status: 'ambiguous', doubts: 1 }])
})

test.each([-400, -1, 1, 400])(
  'a clock that is changed by %i days deletes no item and causes no wait of more than a day',
  async (days) => {
    const { ports: world, engine, saveMessages: put, clock, items } = outboxTab(mailResult(429, '30'), mailResult(200))
    await put('One')
    await engine.flush()
    const now = clock.now() + days * 24 * 60 * 60 * 1000
    const moved = { ...world, clock: { ...clock, now: () => now } }
    const { end } = await createSendEngine(moved).flush()
    if (end.kind === 'later') expect(end.at - now).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
    expect(items()).toHaveLength(1)
  },
)
