import { expect, test, vi } from 'vitest'
import { choiceSlot, type MotionChoice, parseChoice } from '#features/motion/choice.ts'
import { motionStateAtom, startMotionAtom, toggleMotionAtom } from '#features/motion/state.ts'
import { memoryStore, type Store } from '#platform/storage.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeChangeChannel, fakeMotion, fakeVisibility } from '#support/fake-ports.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { testStore } from '#support/test-store.ts'

/** Opens a tab on a device. `moves` says whether things may move there; null before anything was decided. */
function openTab(device: Store, channel = fakeChangeChannel()) {
  const state = { moves: null as boolean | null }
  const allow = (isAllowed: boolean) => {
    state.moves = isAllowed
  }
  const setting = { isReduced: false, notify: () => {} }
  const setReduced = (isReduced: boolean) => {
    setting.isReduced = isReduced
    setting.notify()
  }
  const onReducedChange = (listener: () => void) => {
    setting.notify = listener
  }
  const [clock, visibility] = [fakeClock(), fakeVisibility()]
  const tab = testStore({ clock, motion: { ...fakeMotion(), allow }, store: device, visibility })
  const start = () => tab.set(startMotionAtom, { channel, isReduced: () => setting.isReduced, onReducedChange })
  const toggle = () => tab.set(toggleMotionAtom)
  return { tab, clock, visibility, setReduced, state, start, toggle }
}

/** A device on which reading answers only when `answer` is called. */
async function slowDevice(stored: MotionChoice | null) {
  const store = memoryStore()
  await choiceSlot.write(store, stored)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const read: Store['read'] = async (key) => {
    await answered
    return store.read(key)
  }
  return { device: { ...store, read }, answer: () => answer() }
}

test('without a choice, things move once the device has answered, and not before', async () => {
  const { device, answer } = await slowDevice(null)
  const { state, start } = openTab(device)
  const started = start()
  await flushPromises()
  expect(state.moves).toBeNull()
  answer()
  await started
  expect(state.moves).toBe(true)
})

test('a device that was told to stop never moves anything', async () => {
  const device = memoryStore()
  await choiceSlot.write(device, 'stopped')
  const { tab, state, start } = openTab(device)
  await start()
  expect([state.moves, tab.get(motionStateAtom)]).toEqual([false, 'stopped'])
})

test('if the device has not answered after a second, things move, and a late answer still stops them', async () => {
  const { device, answer } = await slowDevice('stopped')
  const { state, start, clock } = openTab(device)
  const started = start()
  clock.advance(999)
  expect(state.moves).toBeNull()
  clock.advance(1)
  expect(state.moves).toBe(true)
  answer()
  await started
  expect(state.moves).toBe(false)
})

test('what the visitor presses while the device is slow holds, whatever the device answers later', async () => {
  const { device, answer } = await slowDevice('moving')
  const { state, start, toggle, clock } = openTab(device)
  const started = start()
  await toggle()
  clock.advance(1000)
  answer()
  await started
  expect(state.moves).toBe(false)
})

test('the choice is remembered, and can be changed back', async () => {
  const device = memoryStore()
  const first = openTab(device)
  await first.start()
  await first.toggle()
  expect(first.state.moves).toBe(false)
  const second = openTab(device)
  await second.start()
  expect(second.state.moves).toBe(false)
  await second.toggle()
  expect(second.state.moves).toBe(true)
  expect(await choiceSlot.read(device)).toBe('moving')
})

test('other tabs follow a choice at once', async () => {
  const [device, channel] = [memoryStore(), fakeChangeChannel()]
  const tabs = [openTab(device, channel), openTab(device, channel)] as const
  for (const { start } of tabs) await start()
  await tabs[0].toggle()
  await flushPromises()
  expect(tabs[1].state.moves).toBe(false)
  await tabs[1].toggle()
  await flushPromises()
  expect(tabs[0].state.moves).toBe(true)
})

test('a tab that has heard nothing of the others follows when it is shown again', async () => {
  const device = memoryStore()
  const { state, start, visibility } = openTab(device)
  await start()
  visibility.set(true)
  await choiceSlot.write(device, 'stopped')
  visibility.set(false)
  await flushPromises()
  expect(state.moves).toBe(false)
})

test('deleting all data forgets the choice, and things move', async () => {
  const device = memoryStore()
  const { tab, state, start, toggle } = openTab(device)
  await start()
  await toggle()
  await device.clear()
  expect([state.moves, tab.get(motionStateAtom)]).toEqual([true, 'moving'])
  expect(await choiceSlot.read(device)).toBeNull()
})

test('while the device asks for reduced motion, nothing moves and there is no choice', async () => {
  const { tab, state, start, setReduced } = openTab(memoryStore())
  setReduced(true)
  await start()
  expect([state.moves, tab.get(motionStateAtom)]).toEqual([false, null])
  setReduced(false)
  expect([state.moves, tab.get(motionStateAtom)]).toEqual([true, 'moving'])
  setReduced(true)
  expect([state.moves, tab.get(motionStateAtom)]).toEqual([false, null])
})

test('a device that stops asking for reduced motion does not undo the choice to stop', async () => {
  const device = memoryStore()
  await choiceSlot.write(device, 'stopped')
  const { tab, state, start, setReduced } = openTab(device)
  setReduced(true)
  await start()
  setReduced(false)
  expect([state.moves, tab.get(motionStateAtom)]).toEqual([false, 'stopped'])
})

test('the choice is read without a word about a device that stores nothing', async () => {
  const device = memoryStore()
  const read = vi.spyOn(device, 'read')
  await openTab(device).start()
  expect(read.mock.calls).toEqual([['motion', true]])
})

test.each([undefined, null, true, 'held', 1, { choice: 'stopped' }])('%s is not a stored choice', (stored) => {
  expect(parseChoice(stored)).toBeNull()
})
