import { expect, test } from 'vitest'
import {
  announcementAtom,
  bestAtom,
  dealAtom,
  flipCardAtom,
  gameAtom,
  hideGameAtom,
  loadBestAtom,
  playedAtom,
  tickGameAtom,
} from '#features/memory/state.ts'
import { memoryStore } from '#platform/storage.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeToast } from '#support/fake-ports.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { testStore } from '#support/test-store.ts'

const eight = ['sun', 'moon', 'dial', 'sphere', 'comet', 'ring', 'star', 'rose'] // in order: twins are 8 apart

type TestStore = ReturnType<typeof testStore>

function turn(store: TestStore, ...cards: readonly number[]) {
  for (const card of cards) store.set(flipCardAtom, card)
}

/** Plays a whole game in eight moves, after as many mismatched moves as given. */
function win(store: TestStore, clock: ReturnType<typeof fakeClock>, wasted = 0) {
  store.set(dealAtom, eight)
  for (let miss = 0; miss < wasted; miss++) {
    turn(store, 0, 1)
    clock.advance(1000)
  }
  for (let card = 0; card < 8; card++) turn(store, card, card + 8)
}

test('a mismatched pair costs one move and is turned back after one second', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eight)
  turn(store, 0, 1)
  expect(store.get(gameAtom)).toMatchObject({ up: [0, 1], moves: 1 })
  clock.advance(999)
  expect(store.get(gameAtom).up).toEqual([0, 1])
  clock.advance(1)
  expect(store.get(gameAtom)).toMatchObject({ up: [], moves: 1, matched: [] })
})

test('a third card does not turn while two are compared, and does once they are turned back', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eight)
  turn(store, 0, 1, 2)
  expect(store.get(gameAtom)).toMatchObject({ up: [0, 1], moves: 1 })
  clock.advance(1000)
  turn(store, 2)
  expect(store.get(gameAtom).up).toEqual([2])
})

test('a single card stays open until a second one is turned', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eight)
  turn(store, 3)
  clock.advance(60_000)
  expect(store.get(gameAtom).up).toEqual([3])
})

test('a matching pair stays open', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eight)
  turn(store, 0, 8)
  clock.advance(5000)
  expect(store.get(gameAtom)).toMatchObject({ matched: [0, 8], up: [], moves: 1 })
})

test('a restart during the wait does not affect the new deal', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eight)
  turn(store, 0, 1)
  clock.advance(500)
  store.set(dealAtom, eight)
  turn(store, 0, 1)
  clock.advance(500) // the old second ends, the new one is half over
  expect(store.get(gameAtom)).toMatchObject({ up: [0, 1], moves: 1 })
  clock.advance(500)
  expect(store.get(gameAtom).up).toEqual([])
})

test('a restart resets moves, pairs and time', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eight)
  turn(store, 0, 8, 1, 2)
  clock.advance(9000)
  store.set(tickGameAtom)
  expect(store.get(playedAtom)).toBe(9000)
  store.set(dealAtom, eight)
  expect(store.get(gameAtom)).toMatchObject({ up: [], matched: [], moves: 0 })
  expect(store.get(playedAtom)).toBe(0)
  clock.advance(2000)
  store.set(tickGameAtom)
  expect(store.get(playedAtom)).toBe(2000)
})

test('time does not run before the game starts', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  expect(store.get(playedAtom)).toBe(0)
  store.set(hideGameAtom, false)
  clock.advance(5000)
  store.set(tickGameAtom)
  expect(store.get(playedAtom)).toBe(0)
})

test('time pauses in a hidden tab and continues in a visible one', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eight)
  clock.advance(3000)
  store.set(hideGameAtom, true)
  clock.advance(60_000)
  expect(store.get(playedAtom)).toBe(3000)
  store.set(hideGameAtom, false)
  expect(store.get(playedAtom)).toBe(3000)
  clock.advance(2000)
  store.set(tickGameAtom)
  expect(store.get(playedAtom)).toBe(5000)
})

test('the time stops with the last pair, even after a visit to another tab', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  win(store, clock, 4)
  expect(store.get(playedAtom)).toBe(4000)
  store.set(hideGameAtom, true)
  store.set(hideGameAtom, false)
  clock.advance(9000)
  store.set(tickGameAtom)
  expect(store.get(playedAtom)).toBe(4000)
})

test('the first completed game is the best one, and one toast has both sentences', () => {
  const [clock, toast] = [fakeClock(), fakeToast()]
  win(testStore({ clock, toast }), clock)
  expect(toast.shown).toEqual([
    { tone: 'done', title: 'New best score!', text: "Congratulations! You've completed the game!" },
  ])
})

test('a click on the finished game shows no second toast', () => {
  const [clock, toast] = [fakeClock(), fakeToast()]
  const store = testStore({ clock, toast })
  win(store, clock)
  turn(store, 0)
  expect(toast.shown).toHaveLength(1)
})

test('no toast is shown before the last pair', () => {
  const toast = fakeToast()
  const store = testStore({ toast })
  store.set(dealAtom, eight)
  for (let card = 0; card < 7; card++) turn(store, card, card + 8)
  expect(toast.shown).toEqual([])
})

test.each([
  ['as many moves as the best', 2],
  ['more moves than the best', 3],
])('%s get a toast without a new best score', async (_, wasted) => {
  const [clock, toast, kept] = [fakeClock(), fakeToast(), memoryStore()]
  await kept.write('memory-best', 10)
  const store = testStore({ clock, toast, store: kept })
  await store.set(loadBestAtom)
  win(store, clock, wasted)
  await flushPromises()
  expect(toast.shown).toEqual([{ tone: 'done', title: "Congratulations! You've completed the game!" }])
  expect(store.get(bestAtom)).toBe(10)
  expect(await kept.read('memory-best')).toBe(10)
})

test('fewer moves than the best are the new best, on screen and on the device', async () => {
  const [clock, toast, kept] = [fakeClock(), fakeToast(), memoryStore()]
  await kept.write('memory-best', 10)
  const store = testStore({ clock, toast, store: kept })
  await store.set(loadBestAtom)
  win(store, clock, 1)
  expect(toast.shown[0]?.title).toBe('New best score!')
  expect(store.get(bestAtom)).toBe(9)
  await flushPromises()
  expect(await kept.read('memory-best')).toBe(9)
})

test('a better score that another tab stored meanwhile is kept and shown', async () => {
  const [clock, kept] = [fakeClock(), memoryStore()]
  await kept.write('memory-best', 14)
  const store = testStore({ clock, store: kept })
  await store.set(loadBestAtom)
  await kept.write('memory-best', 8) // the other tab
  win(store, clock, 3)
  await flushPromises()
  expect(await kept.read('memory-best')).toBe(8)
  expect(store.get(bestAtom)).toBe(8)
})

test('a game that ends before the stored best is read does not overwrite a better one', async () => {
  const [clock, kept] = [fakeClock(), memoryStore()]
  await kept.write('memory-best', 9)
  const store = testStore({ clock, store: kept })
  const loading = store.set(loadBestAtom)
  win(store, clock, 4)
  await loading
  await flushPromises()
  expect(await kept.read('memory-best')).toBe(9)
  expect(store.get(bestAtom)).toBe(9)
})

test.each(['12', -3, 7.5, Number.NaN, { best: 9 }, null])('a stored %j is ignored and replaced', async (rubbish) => {
  const [clock, kept] = [fakeClock(), memoryStore()]
  await kept.write('memory-best', rubbish)
  const store = testStore({ clock, store: kept })
  await store.set(loadBestAtom)
  expect(store.get(bestAtom)).toBeNull()
  win(store, clock, 2)
  await flushPromises()
  expect(await kept.read('memory-best')).toBe(10)
})

test('every turn is announced in words', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  const told = () => store.get(announcementAtom)
  store.set(dealAtom, eight)
  expect(told()).toBe('New game. Sixteen cards face down.')
  turn(store, 0)
  expect(told()).toBe('sun.')
  turn(store, 1)
  expect(told()).toBe('moon. Not a pair with sun.')
  turn(store, 2)
  expect(told(), 'of a click that does nothing').toBe('moon. Not a pair with sun.')
  clock.advance(1000)
  turn(store, 2, 10)
  expect(told()).toBe('dial. A pair. 1 of 8 found.')
  win(store, clock)
  expect(told()).toBe('rose. A pair. All pairs found in 8 moves.')
})
