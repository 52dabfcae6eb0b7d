import { expect, test } from 'vitest'
import { posts } from '#content/posts.ts'
import {
  continueKeepingAtom,
  deleteKeptAtom,
  keepAllArticlesAtom,
  keptArticlesAtom,
  pauseKeepingAtom,
  readKeptArticlesAtom,
} from '#features/article/kept-state.ts'
import type { KeepAllReply } from '#lib/worker-messages.ts'
import type { KeptPages } from '#platform/ports.ts'
import { testStore } from '#support/test-store.ts'

/** A device that keeps the articles of `batches` one batch after another; the last reply is 'done' unless it is given. */
function fakeDevice(batches: readonly (readonly string[])[], lastOutcome: KeepAllReply['outcome'] = 'done') {
  const device = {
    precached: [] as string[],
    texts: [] as string[],
    isWanted: false,
    isPaused: false,
    batch: 0,
    onBatch: () => {},
  }
  const port: KeptPages = {
    read: async () => ({
      texts: [...device.precached, ...device.texts],
      hasKept: device.texts.length > 0,
      isWanted: device.isWanted,
      isPaused: device.isPaused,
    }),
    count: async () => device.texts.length,
    onPrecached: () => {},
    onChange: () => {},
    keepRead: () => {},
    textsHere: async () => new Set(),
    async keepAll(_, isWanted) {
      if (!isWanted) return { size: 12_000_000, outcome: 'more' }
      device.isWanted = true
      device.texts.push(...(batches[device.batch] ?? []))
      device.batch += 1
      device.onBatch()
      return { size: 12_000_000, outcome: device.batch < batches.length ? 'more' : lastOutcome }
    },
    setPaused: async (isPaused) => {
      device.isPaused = isPaused
    },
    async deleteAll() {
      Object.assign(device, { texts: [], isWanted: false, isPaused: false })
      return true
    },
  }
  return { device, openTab: () => testStore({ keptPages: async () => port }) }
}

const [first = '', second = ''] = posts.map(({ slug }) => slug)

test('a site whose articles are all precached says nothing of it', async () => {
  const tab = testStore()
  await tab.set(readKeptArticlesAtom)
  await tab.set(keepAllArticlesAtom)
  expect(tab.get(keptArticlesAtom)).toBeNull()
})

test('what is here and the size of the rest are known before anything is fetched', async () => {
  const { openTab, device } = fakeDevice([])
  const tab = openTab()
  await tab.set(readKeptArticlesAtom)
  expect(tab.get(keptArticlesAtom)?.size).toBe(12_000_000)
  expect(device.batch).toBe(0)
})

test('an article is here once its text is on the device, whether it was precached or kept', async () => {
  const { openTab, device } = fakeDevice([[second]])
  const tab = openTab()
  await tab.set(readKeptArticlesAtom)
  expect(tab.get(keptArticlesAtom)).toMatchObject({ here: [], hasKept: false })
  device.precached.push(first)
  await tab.set(readKeptArticlesAtom)
  expect(tab.get(keptArticlesAtom)).toMatchObject({ here: [{ slug: first }], hasKept: false })
  await tab.set(keepAllArticlesAtom)
  expect(tab.get(keptArticlesAtom)).toMatchObject({ here: [{ slug: first }, { slug: second }], hasKept: true })
})

test('once everything is fetched, keeping is complete, and not paused', async () => {
  const { openTab } = fakeDevice([[first]])
  const tab = openTab()
  await tab.set(keepAllArticlesAtom)
  expect(tab.get(keptArticlesAtom)?.status).toBe('complete')
})

test('all batches are fetched, one after another', async () => {
  const { openTab, device } = fakeDevice([[first], [second], []])
  const tab = openTab()
  await tab.set(keepAllArticlesAtom)
  expect(device.batch).toBe(3)
  expect(tab.get(keptArticlesAtom)?.here.map(({ slug }) => slug)).toEqual([first, second])
})

test.each(['full', 'failed'] as const)('fetching ends when it is %s, and the visitor can continue', async (outcome) => {
  const { openTab, device } = fakeDevice([[first]], outcome)
  const tab = openTab()
  await tab.set(keepAllArticlesAtom)
  expect(device.batch).toBe(1)
  await tab.set(keepAllArticlesAtom)
  expect(device.batch).toBe(2)
})

test('a pause ends fetching after the batch, and holds after a reload until the visitor continues', async () => {
  const { openTab, device } = fakeDevice([[first], [second]])
  const tab = openTab()
  let pausing: Promise<void> | undefined
  device.onBatch = () => {
    pausing ??= tab.set(pauseKeepingAtom)
  }
  await tab.set(keepAllArticlesAtom)
  await pausing
  expect(device.batch).toBe(1)
  const reloaded = openTab()
  await reloaded.set(continueKeepingAtom)
  expect(device.batch).toBe(1)
  await reloaded.set(keepAllArticlesAtom)
  expect([device.batch, device.isPaused]).toEqual([2, false])
})

test('a pause during the last batch never says that fetching is paused, because nothing is left to fetch', async () => {
  const { openTab, device } = fakeDevice([[first]])
  const tab = openTab()
  await tab.set(readKeptArticlesAtom)
  const statuses: unknown[] = []
  tab.sub(keptArticlesAtom, () => void statuses.push(tab.get(keptArticlesAtom)?.status))
  let pausing: Promise<void> | undefined
  device.onBatch = () => {
    pausing ??= tab.set(pauseKeepingAtom)
  }
  await tab.set(keepAllArticlesAtom)
  await pausing
  expect(statuses).toContain('stopping')
  expect(statuses).not.toContain('paused')
  expect(tab.get(keptArticlesAtom)?.status).toBe('complete')
})

test('a tab that has all articles says so no longer once another tab has deleted them', async () => {
  const { openTab } = fakeDevice([[first]])
  const [tab, other] = [openTab(), openTab()]
  await tab.set(keepAllArticlesAtom)
  await other.set(deleteKeptAtom)
  await tab.set(continueKeepingAtom)
  expect(tab.get(keptArticlesAtom)).toMatchObject({ here: [], hasKept: false, status: 'partly' })
})

test('once everything is here, a change in another tab does not make this one fetch again', async () => {
  const { openTab, device } = fakeDevice([[first]])
  const tab = openTab()
  await tab.set(keepAllArticlesAtom)
  await tab.set(continueKeepingAtom)
  expect(device.batch).toBe(1)
})

test('after a reload, fetching goes on if the visitor has asked for it, and not otherwise', async () => {
  const { openTab, device } = fakeDevice([[first], [second]])
  await openTab().set(continueKeepingAtom)
  expect(device.batch).toBe(0)
  device.isWanted = true
  await openTab().set(continueKeepingAtom)
  expect(device.batch).toBe(2)
})

test('fetching ends in this tab when another tab pauses it or deletes what is kept', async () => {
  for (const change of [{ isPaused: true }, { isWanted: false }]) {
    const { openTab, device } = fakeDevice([[first], [second]])
    device.onBatch = () => void Object.assign(device, change)
    await openTab().set(keepAllArticlesAtom)
    expect(device.batch).toBe(1)
  }
})

test('deleting while articles are fetched waits for the batch, so that nothing comes back', async () => {
  const { openTab, device } = fakeDevice([[first], [second]])
  const tab = openTab()
  let deletion: Promise<boolean> | undefined
  device.onBatch = () => {
    deletion ??= tab.set(deleteKeptAtom)
  }
  await tab.set(keepAllArticlesAtom)
  expect(await deletion).toBe(true)
  expect([device.texts, device.isWanted, device.batch]).toEqual([[], false, 1])
})
