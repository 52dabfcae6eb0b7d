import { expect, test, vi } from 'vitest'
import { createLongTaskMonitor } from '#platform/long-task-monitor.ts'
import { fakeClock } from '#support/fake-clock.ts'

function setUp() {
  const clock = fakeClock()
  let notify: (endedAt: number) => void = () => {}
  const monitor = createLongTaskMonitor({
    clock,
    onLongTask(listener) {
      notify = listener
    },
  })
  return { clock, monitor, reportLongTask: (msAgo = 0) => notify(clock.now() - msAgo) }
}

test('a device without long tasks is responsive, and a task runs at once', () => {
  const { monitor } = setUp()
  const task = vi.fn()
  monitor.whenResponsive(task)
  expect(monitor.isResponsive()).toBe(true)
  expect(task).toHaveBeenCalledOnce()
})

test('a device is responsive again ten seconds after the end of a long task', () => {
  const { clock, monitor, reportLongTask } = setUp()
  const task = vi.fn()
  reportLongTask(4000)
  monitor.whenResponsive(task)
  clock.advance(5999)
  expect(monitor.isResponsive()).toBe(false)
  expect(task).not.toHaveBeenCalled()
  clock.advance(1)
  expect(monitor.isResponsive()).toBe(true)
  expect(task).toHaveBeenCalledOnce()
})

test('each long task restarts the ten seconds, which count from its end even if it is reported late', () => {
  const { clock, monitor, reportLongTask } = setUp()
  const task = vi.fn()
  reportLongTask()
  monitor.whenResponsive(task)
  clock.advance(8000)
  reportLongTask()
  reportLongTask(7000)
  clock.advance(9999)
  expect(task).not.toHaveBeenCalled()
  clock.advance(1)
  expect(task).toHaveBeenCalledOnce()
})

test('a cancelled task is not run', () => {
  const { clock, monitor, reportLongTask } = setUp()
  const task = vi.fn()
  reportLongTask()
  const cancel = monitor.whenResponsive(task)
  reportLongTask()
  cancel()
  clock.advance(60_000)
  expect(task).not.toHaveBeenCalled()
})
