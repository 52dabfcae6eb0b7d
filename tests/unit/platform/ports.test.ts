import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { portsAtom } from '#platform/ports.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { testStore } from '#support/test-store.ts'

test('an effect while rendering, where there are no ports, fails with a sentence', () => {
  const ports = createStore().get(portsAtom)
  expect(() => ports.clock.now()).toThrow('The port "clock" was asked for while rendering: effects belong in handlers.')
})

test('ports that are merely passed on are no effect', async () => {
  const ports = createStore().get(portsAtom)
  await expect(Promise.resolve(ports)).resolves.toBe(ports)
})

test('every test has ports of its own', () => {
  const clock = fakeClock()
  expect(testStore({ clock }).get(portsAtom).clock).toBe(clock)
  expect(testStore().get(portsAtom).clock).not.toBe(clock)
})

test('the fake clock runs what comes due in its order, and nothing that was cancelled', () => {
  const clock = fakeClock(0)
  const ran: string[] = []
  clock.after(20, () => ran.push(`second at ${clock.now()}`))
  clock.after(10, () => {
    ran.push(`first at ${clock.now()}`)
    clock.after(5, () => ran.push(`nested at ${clock.now()}`))
  })
  const cancel = clock.after(12, () => ran.push('cancelled'))
  clock.after(31, () => ran.push('too late'))
  cancel()
  clock.advance(30)
  expect(ran).toEqual(['first at 10', 'nested at 15', 'second at 20'])
  expect(clock.now()).toBe(30)
})
