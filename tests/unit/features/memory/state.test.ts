import { expect, test } from 'vitest'
import { dealOfDay } from '#features/memory/game.ts'
import {
  announcementAtom,
  bestAtom,
  dealAtom,
  dealTodayAtom,
  flipCardAtom,
  gameAtom,
  hideGameAtom,
  loadBestAtom,
  playedAtom,
  resultAtom,
  tickGameAtom,
} from '#features/memory/state.ts'
import { memoryStore } from '#platform/storage.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeToast } from '#support/fake-ports.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { testStore } from '#support/test-store.ts'

const eightValues = ['sun', 'moon', 'dial', 'sphere', 'comet', 'ring', 'star', 'rose'] // pairs are 8 cards apart

type TestStore = ReturnType<typeof testStore>

function turn(store: TestStore, ...cards: readonly number[]) {
  for (const card of cards) store.set(flipCardAtom, card)
}

/** Plays a whole game in eight moves, after this number of mismatched moves. */
function win(store: TestStore, clock: ReturnType<typeof fakeClock>, mismatches = 0) {
  store.set(dealAtom, eightValues)
  for (let miss = 0; miss < mismatches; miss++) {
    turn(store, 0, 1)
    clock.advance(1000)
  }
  for (let card = 0; card < 8; card++) turn(store, card, card + 8)
}

test('a mismatched pair costs one move and is turned back after one second', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eightValues)
  turn(store, 0, 1)
  expect(store.get(gameAtom)).toMatchObject({ openCards: [0, 1], moves: 1 })
  clock.advance(999)
  expect(store.get(gameAtom).openCards).toEqual([0, 1])
  clock.advance(1)
  expect(store.get(gameAtom)).toMatchObject({ openCards: [], moves: 1, matched: [] })
})

test('a third card can be turned only after two mismatched cards are turned back', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eightValues)
  turn(store, 0, 1, 2)
  expect(store.get(gameAtom)).toMatchObject({ openCards: [0, 1], moves: 1 })
  clock.advance(1000)
  turn(store, 2)
  expect(store.get(gameAtom).openCards).toEqual([2])
})

test('a single card stays open until a second one is turned', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eightValues)
  turn(store, 3)
  clock.advance(60_000)
  expect(store.get(gameAtom).openCards).toEqual([3])
})

test('a matching pair stays open', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eightValues)
  turn(store, 0, 8)
  clock.advance(5000)
  expect(store.get(gameAtom)).toMatchObject({ matched: [0, 8], openCards: [], moves: 1 })
})

test('the delay of an earlier deal does not turn back cards of a new deal', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eightValues)
  turn(store, 0, 1)
  clock.advance(500)
  store.set(dealAtom, eightValues)
  turn(store, 0, 1)
  clock.advance(500) // one second after the first deal, half a second after the second deal
  expect(store.get(gameAtom)).toMatchObject({ openCards: [0, 1], moves: 1 })
  clock.advance(500)
  expect(store.get(gameAtom).openCards).toEqual([])
})

test('a restart resets moves, pairs and time', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(dealAtom, eightValues)
  turn(store, 0, 8, 1, 2)
  clock.advance(9000)
  store.set(tickGameAtom)
  expect(store.get(playedAtom)).toBe(9000)
  store.set(dealAtom, eightValues)
  expect(store.get(gameAtom)).toMatchObject({ openCards: [], matched: [], moves: 0 })
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
  store.set(dealAtom, eightValues)
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

test('the time stops with the last pair, and hiding the tab does not restart it', () => {
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

test('the first completed game is a new best score, and one toast says both', () => {
  const [clock, toast] = [fakeClock(), fakeToast()]
  win(testStore({ clock, toast }), clock)
  expect(toast.shown).toEqual([
    {
      tone: 'done',
      title: 'New best score!',
      text: "Congratulations! You've completed the game!",
      isInline: true, // the game shows it itself
    },
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
  store.set(dealAtom, eightValues)
  for (let card = 0; card < 7; card++) turn(store, card, card + 8)
  expect(toast.shown).toEqual([])
})

test.each([
  ['as many moves as the best', 2],
  ['more moves than the best', 3],
])('%s get a toast without a new best score', async (_, mismatches) => {
  const [clock, toast, device] = [fakeClock(), fakeToast(), memoryStore()]
  await device.write('memory-best', 10)
  const store = testStore({ clock, toast, store: device })
  await store.set(loadBestAtom)
  win(store, clock, mismatches)
  await flushPromises()
  expect(toast.shown).toEqual([{ tone: 'done', title: "Congratulations! You've completed the game!", isInline: true }])
  expect(store.get(bestAtom)).toBe(10)
  expect(await device.read('memory-best')).toBe(10)
})

test('fewer moves than the best are the new best score, on screen and on the device', async () => {
  const [clock, toast, device] = [fakeClock(), fakeToast(), memoryStore()]
  await device.write('memory-best', 10)
  const store = testStore({ clock, toast, store: device })
  await store.set(loadBestAtom)
  win(store, clock, 1)
  expect(toast.shown[0]?.title).toBe('New best score!')
  expect(store.get(bestAtom)).toBe(9)
  await flushPromises()
  expect(await device.read('memory-best')).toBe(9)
})

test('a better score that another tab stored meanwhile is kept and shown', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  await device.write('memory-best', 14)
  const store = testStore({ clock, store: device })
  await store.set(loadBestAtom)
  await device.write('memory-best', 8) // the other tab
  win(store, clock, 3)
  await flushPromises()
  expect(await device.read('memory-best')).toBe(8)
  expect(store.get(bestAtom)).toBe(8)
})

test('a game that ends before the stored best score is read does not overwrite a better score', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  await device.write('memory-best', 9)
  const store = testStore({ clock, store: device })
  const loading = store.set(loadBestAtom)
  win(store, clock, 4)
  await loading
  await flushPromises()
  expect(await device.read('memory-best')).toBe(9)
  expect(store.get(bestAtom)).toBe(9)
})

test.each(['12', -3, 7.5, Number.NaN, { best: 9 }, null])(
  'a stored best score of %j is ignored and replaced',
  async (invalid) => {
    const [clock, device] = [fakeClock(), memoryStore()]
    await device.write('memory-best', invalid)
    const store = testStore({ clock, store: device })
    await store.set(loadBestAtom)
    expect(store.get(bestAtom)).toBeNull()
    win(store, clock, 2)
    await flushPromises()
    expect(await device.read('memory-best')).toBe(10)
  },
)

test('every deal and every turn is announced', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  const announcement = () => store.get(announcementAtom)
  store.set(dealAtom, eightValues)
  expect(announcement()).toBe('New game. Sixteen cards face down.')
  turn(store, 0)
  expect(announcement()).toBe('sun.')
  turn(store, 1)
  expect(announcement()).toBe('moon. Not a pair with sun.')
  turn(store, 2)
  expect(announcement(), 'a click that the rules forbid announces nothing new').toBe('moon. Not a pair with sun.')
  clock.advance(1000)
  turn(store, 2, 10)
  expect(announcement()).toBe('dial. A pair. 1 of 8 found.')
  win(store, clock)
  expect(announcement(), 'the result takes the focus and is read with it').toBe('')
})

/** Finds all pairs of the present cards in eight moves. */
function findPairs(store: TestStore) {
  const { deck } = store.get(gameAtom)
  for (const [card, value] of deck.entries())
    if (deck.indexOf(value) === card) turn(store, card, deck.lastIndexOf(value))
}

test('the result has the moves, the time and the best score, and goes away with the next deal', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  await device.write('memory-best', 8)
  const store = testStore({ clock, store: device })
  await store.set(loadBestAtom)
  expect(store.get(resultAtom)).toBeNull()
  win(store, clock, 3)
  expect(store.get(resultAtom)).toEqual({ moves: 11, ms: 3000, day: null, best: 8, isBest: false })
  store.set(dealAtom, eightValues)
  expect(store.get(resultAtom)).toBeNull()
})

test('a result that sets the best score says so, but not the same moves again', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  win(store, clock)
  await flushPromises()
  expect(store.get(resultAtom)).toMatchObject({ moves: 8, best: 8, isBest: true })
  win(store, clock)
  await flushPromises()
  expect(store.get(resultAtom)).toMatchObject({ moves: 8, best: 8, isBest: false })
})

test('a result no longer claims the best score once a better one turns out to be stored', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  await device.write('memory-best', 9)
  const store = testStore({ clock, store: device })
  win(store, clock, 4)
  await flushPromises()
  expect(store.get(resultAtom)).toMatchObject({ moves: 12, best: 9, isBest: false })
})

test('when the data of the device is deleted, the result no longer has a best score', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  const store = testStore({ clock, store: device })
  await store.set(loadBestAtom)
  win(store, clock)
  await flushPromises()
  await device.clear()
  expect(store.get(resultAtom)).toMatchObject({ best: null, isBest: false })
})

test("today's sky is that of the UTC date, and its deal is announced with the date", () => {
  const store = testStore({ clock: fakeClock(Date.UTC(2026, 10, 28, 23, 59)) })
  store.set(dealTodayAtom, eightValues)
  expect(store.get(gameAtom)).toEqual(dealOfDay(eightValues, '2026-11-28'))
  expect(store.get(announcementAtom)).toBe('The sky of 28 November 2026. Sixteen cards face down.')
})

test('at midnight UTC a sky stays that of its day, and a new deal is the sky of the next day', () => {
  const clock = fakeClock(Date.UTC(2026, 10, 28, 23, 59))
  const store = testStore({ clock })
  store.set(dealTodayAtom, eightValues)
  const { deck } = store.get(gameAtom)
  clock.advance(120_000)
  findPairs(store)
  expect(store.get(gameAtom).deck).toBe(deck)
  expect(store.get(resultAtom)).toMatchObject({ day: '2026-11-28', ms: 120_000 })
  store.set(dealTodayAtom, eightValues)
  expect(store.get(gameAtom)).toEqual(dealOfDay(eightValues, '2026-11-29'))
})

test.each([null, 20])("today's sky never counts as best, whose value before is %j", async (best) => {
  const [clock, toast, device] = [fakeClock(), fakeToast(), memoryStore()]
  if (best !== null) await device.write('memory-best', best)
  const store = testStore({ clock, toast, store: device })
  await store.set(loadBestAtom)
  store.set(dealTodayAtom, eightValues)
  findPairs(store)
  await flushPromises()
  expect(store.get(resultAtom)).toMatchObject({ moves: 8, best, isBest: false })
  expect(toast.shown.map(({ title }) => title)).toEqual(["Congratulations! You've completed the game!"])
  expect(store.get(bestAtom)).toBe(best)
  expect((await device.read('memory-best')) ?? null).toBe(best)
})

test('cards at random after a sky of the day count again', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  const store = testStore({ clock, store: device })
  store.set(dealTodayAtom, eightValues)
  findPairs(store)
  win(store, clock, 1)
  await flushPromises()
  expect(await device.read('memory-best')).toBe(9)
})
