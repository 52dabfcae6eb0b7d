import { expect, test, vi } from 'vitest'
import { createLongTaskMonitor } from '#platform/long-task-monitor.ts'
import { fakeClock } from '#support/fake-clock.ts'

function setUp() {
  const clock = fakeClock()
  let hear: (ended: number) => void = () => {}
  const ease = createLongTaskMonitor({
    clock,
    onLongTask(listener) {
      hear = listener
    },
  })
  return { clock, ease, labour: (agoMs = 0) => hear(clock.now() - agoMs) }
}

test('a device without long tasks is responsive, and waiting work runs at once', () => {
  const { ease } = setUp()
  const turn = vi.fn()
  ease.whenResponsive(turn)
  expect(ease.isResponsive()).toBe(true)
  expect(turn).toHaveBeenCalledOnce()
})

test('a device is responsive again ten seconds after the end of a long task', () => {
  const { clock, ease, labour } = setUp()
  const turn = vi.fn()
  labour(4000)
  ease.whenResponsive(turn)
  clock.advance(5999)
  expect(ease.isResponsive()).toBe(false)
  expect(turn).not.toHaveBeenCalled()
  clock.advance(1)
  expect(ease.isResponsive()).toBe(true)
  expect(turn).toHaveBeenCalledOnce()
})

test('each long task restarts the wait, even if it is reported late', () => {
  const { clock, ease, labour } = setUp()
  const turn = vi.fn()
  labour()
  ease.whenResponsive(turn)
  clock.advance(8000)
  labour()
  labour(7000)
  clock.advance(9999)
  expect(turn).not.toHaveBeenCalled()
  clock.advance(1)
  expect(turn).toHaveBeenCalledOnce()
})

test('a cancelled callback is not called', () => {
  const { clock, ease, labour } = setUp()
  const turn = vi.fn()
  labour()
  const callOff = ease.whenResponsive(turn)
  labour()
  callOff()
  clock.advance(60_000)
  expect(turn).not.toHaveBeenCalled()
})
