import { expect, test, vi } from 'vitest'
import { createMotion } from '#platform/motion.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeVisibility } from '#support/fake-ports.ts'

function setUp() {
  const clock = fakeClock()
  const visibility = fakeVisibility()
  const observed = new Map<Element, (isInView: boolean) => void>()
  const onAllow = vi.fn()
  const motion = createMotion({
    clock,
    visibility,
    onAllow,
    isSavingData: () => false,
    observe(element, onChange) {
      observed.set(element, onChange)
      return () => observed.delete(element)
    },
  })
  const element = {} as Element
  const setInView = (isInView: boolean) => observed.get(element)?.(isInView)
  return { clock, visibility, motion, element, setInView, observed, onAllow }
}

test('an animation starts when its element comes into view, and advances again after exactly the delay that it returned', () => {
  const { clock, motion, element, setInView } = setUp()
  const advance = vi.fn(() => 1200)
  motion.play(element, advance)
  clock.advance(5000)
  expect(advance).not.toHaveBeenCalled()
  setInView(true)
  clock.advance(2400)
  expect(advance.mock.calls).toEqual([[0], [1200], [2400]])
})

test('the time of an animation stops while it is out of view, and then continues', () => {
  const { clock, motion, element, setInView } = setUp()
  const advance = vi.fn(() => 1000)
  motion.play(element, advance)
  setInView(true)
  clock.advance(1500)
  setInView(false)
  clock.advance(60_000)
  setInView(true)
  expect(advance.mock.lastCall).toEqual([1500])
  expect(advance).toHaveBeenCalledTimes(3)
})

test('no animation runs in a hidden tab, and it continues once the tab is visible', () => {
  const { clock, visibility, motion, element, setInView } = setUp()
  const advance = vi.fn(() => 100)
  motion.play(element, advance)
  setInView(true)
  visibility.set(true)
  advance.mockClear()
  clock.advance(60_000)
  expect(advance).not.toHaveBeenCalled()
  visibility.set(false)
  expect(advance).toHaveBeenCalledOnce()
})

test('an element that comes into view in a hidden tab counts as visible once the tab is visible', () => {
  const { visibility, motion, element, setInView } = setUp()
  visibility.set(true)
  const onChange = vi.fn()
  motion.whileVisible(element, onChange)
  setInView(true)
  expect(onChange).not.toHaveBeenCalled()
  visibility.set(false)
  expect(onChange.mock.calls).toEqual([[true]])
})

test('a finished animation is not advanced again', () => {
  const { clock, motion, element, setInView } = setUp()
  const advance = vi.fn(() => null)
  motion.play(element, advance)
  setInView(true)
  clock.advance(60_000)
  expect(advance).toHaveBeenCalledOnce()
})

test('stopping returns the time played, from which another animation can continue', () => {
  const { clock, motion, element, setInView } = setUp()
  const stop = motion.play(element, () => 1000)
  setInView(true)
  clock.advance(700)
  expect(stop()).toBe(700)
  const advance = vi.fn(() => 1000)
  motion.play(element, advance, 700)
  setInView(true)
  expect(advance.mock.calls).toEqual([[700]])
})

test('stopping the watch of a visible element calls its listener with false and ends the observation', () => {
  const { motion, element, setInView, observed, visibility } = setUp()
  const onChange = vi.fn()
  const stop = motion.whileVisible(element, onChange)
  setInView(true)
  stop()
  expect(onChange.mock.lastCall).toEqual([false])
  expect(observed.size).toBe(0)
  visibility.set(true)
  visibility.set(false)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('a caller can set how much of an element has to be in view', () => {
  const observe = vi.fn(() => () => {})
  const { clock, visibility } = setUp()
  const motion = createMotion({
    clock,
    visibility,
    observe,
    onAllow() {},
    isSavingData: () => false,
  })
  motion.whileVisible({} as Element, () => {}, 0.3)
  expect(observe).toHaveBeenCalledWith(expect.anything(), expect.any(Function), 0.3)
})

test('nothing runs before motion is allowed, and then scripts and style sheets know it alike', () => {
  const { motion, onAllow } = setUp()
  const run = vi.fn(() => () => {})
  motion.whileMotionAllowed(run)
  expect([motion.isReduced(), run.mock.calls.length, onAllow.mock.calls]).toEqual([true, 0, []])
  motion.allow(true)
  expect([motion.isReduced(), run.mock.calls.length, onAllow.mock.calls]).toEqual([false, 1, [[true]]])
})

test('motion stops when it is no longer allowed, and continues when it is allowed again', () => {
  const { motion } = setUp()
  motion.allow(true)
  const stop = vi.fn()
  const run = vi.fn(() => stop)
  const endMotion = motion.whileMotionAllowed(run)
  expect(run).toHaveBeenCalledTimes(1)
  motion.allow(false)
  motion.allow(false)
  expect(stop).toHaveBeenCalledTimes(1)
  motion.allow(true)
  expect(run).toHaveBeenCalledTimes(2)
  endMotion()
  expect(stop).toHaveBeenCalledTimes(2)
  motion.allow(false)
  motion.allow(true)
  expect(run).toHaveBeenCalledTimes(2)
})
