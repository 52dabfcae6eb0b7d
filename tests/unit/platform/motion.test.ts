import { expect, test, vi } from 'vitest'
import { createMotion } from '#platform/motion.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeVisibility } from '#support/fake-ports.ts'

function setUp() {
  const clock = fakeClock()
  const visibility = fakeVisibility()
  const views = new Map<Element, (isInView: boolean) => void>()
  const stillness = { isAsked: false, tell: () => {} }
  const ask = (isAsked: boolean) => {
    stillness.isAsked = isAsked
    stillness.tell()
  }
  const motion = createMotion({
    clock,
    visibility,
    isReduced: () => stillness.isAsked,
    onReducedChange(listener) {
      stillness.tell = listener
      return () => {
        stillness.tell = () => {}
      }
    },
    isSavingData: () => false,
    observe(element, onChange) {
      views.set(element, onChange)
      return () => views.delete(element)
    },
  })
  const element = {} as Element
  const scrollTo = (isInView: boolean) => views.get(element)?.(isInView)
  return { clock, visibility, motion, element, scrollTo, views, ask }
}

test('an animation starts when its element comes into view, and advances again after exactly the delay that it returned', () => {
  const { clock, motion, element, scrollTo } = setUp()
  const advance = vi.fn(() => 1200)
  motion.play(element, advance)
  clock.advance(5000)
  expect(advance).not.toHaveBeenCalled()
  scrollTo(true)
  clock.advance(2400)
  expect(advance.mock.calls).toEqual([[0], [1200], [2400]])
})

test('the time of an animation stops while it is out of view, and then continues', () => {
  const { clock, motion, element, scrollTo } = setUp()
  const advance = vi.fn(() => 1000)
  motion.play(element, advance)
  scrollTo(true)
  clock.advance(1500)
  scrollTo(false)
  clock.advance(60_000)
  scrollTo(true)
  expect(advance.mock.lastCall).toEqual([1500])
  expect(advance).toHaveBeenCalledTimes(3)
})

test('no animation runs in a hidden tab', () => {
  const { clock, visibility, motion, element, scrollTo } = setUp()
  const advance = vi.fn(() => 100)
  motion.play(element, advance)
  scrollTo(true)
  visibility.set(true)
  advance.mockClear()
  clock.advance(60_000)
  expect(advance).not.toHaveBeenCalled()
  visibility.set(false)
  expect(advance).toHaveBeenCalledOnce()
})

test('an animation that comes into view in a hidden tab waits until the tab is visible', () => {
  const { visibility, motion, element, scrollTo } = setUp()
  visibility.set(true)
  const onChange = vi.fn()
  motion.whileVisible(element, onChange)
  scrollTo(true)
  expect(onChange).not.toHaveBeenCalled()
  visibility.set(false)
  expect(onChange.mock.calls).toEqual([[true]])
})

test('a finished animation is not advanced again', () => {
  const { clock, motion, element, scrollTo } = setUp()
  const advance = vi.fn(() => null)
  motion.play(element, advance)
  scrollTo(true)
  clock.advance(60_000)
  expect(advance).toHaveBeenCalledOnce()
})

test('stopping returns the time played, from which another animation can continue', () => {
  const { clock, motion, element, scrollTo } = setUp()
  const stop = motion.play(element, () => 1000)
  scrollTo(true)
  clock.advance(700)
  expect(stop()).toBe(700)
  const advance = vi.fn(() => 1000)
  motion.play(element, advance, 700)
  scrollTo(true)
  expect(advance.mock.calls).toEqual([[700]])
})

test('stopping an animation calls its listener with false and ends the observation', () => {
  const { motion, element, scrollTo, views, visibility } = setUp()
  const onChange = vi.fn()
  const stop = motion.whileVisible(element, onChange)
  scrollTo(true)
  stop()
  expect(onChange.mock.lastCall).toEqual([false])
  expect(views.size).toBe(0)
  visibility.set(true)
  visibility.set(false)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('a caller can set how much of an element has to be in view', () => {
  const watch = vi.fn(() => () => {})
  const { clock, visibility } = setUp()
  const motion = createMotion({
    clock,
    visibility,
    observe: watch,
    isReduced: () => false,
    onReducedChange: () => () => {},
    isSavingData: () => false,
  })
  motion.whileVisible({} as Element, () => {}, 0.3)
  expect(watch).toHaveBeenCalledWith(expect.anything(), expect.any(Function), 0.3)
})

test('motion stops when the visitor turns reduced motion on, and continues when they turn it off', () => {
  const { motion, ask } = setUp()
  const stop = vi.fn()
  const run = vi.fn(() => stop)
  const end = motion.whileMotionAllowed(run)
  expect(run).toHaveBeenCalledTimes(1)
  ask(true)
  ask(true)
  expect(stop).toHaveBeenCalledTimes(1)
  ask(false)
  expect(run).toHaveBeenCalledTimes(2)
  end()
  expect(stop).toHaveBeenCalledTimes(2)
  ask(true)
  ask(false)
  expect(run).toHaveBeenCalledTimes(2)
})

test('if reduced motion is on from the start, nothing runs until the visitor turns it off', () => {
  const { motion, ask } = setUp()
  ask(true)
  const run = vi.fn(() => () => {})
  motion.whileMotionAllowed(run)
  expect(run).not.toHaveBeenCalled()
  ask(false)
  expect(run).toHaveBeenCalledTimes(1)
})
