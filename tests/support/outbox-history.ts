import fc from 'fast-check'
import { type RequestKind, requestKinds } from '#platform/mail.ts'
import type { StorageTrouble } from './outbox-device.ts'
import { type MailBehaviorName, mailBehaviors } from './outbox-mail-server.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** An event on the device. `which` selects one of the existing tabs, items or addresses, modulo their number. */
export type DeviceEvent =
  | { readonly action: 'keep'; readonly kind: RequestKind; readonly which: number }
  | {
      readonly action: 'submit'
      readonly kind: RequestKind
      readonly savesAfterFailure: boolean
      readonly which: number
    }
  | { readonly action: 'cancel' | 'edit' | 'send again' | 'mark sent' | 'send undated'; readonly which: number }
  | { readonly action: 'flush by hand' | 'empty' | 'kill' | 'hide' | 'show'; readonly which: number }
  | { readonly action: 'open a tab' | 'wake the worker' | 'kill the worker' | 'mend storage' | 'fail to acknowledge' }
  | { readonly action: 'break storage'; readonly how: StorageTrouble }
  | { readonly action: 'connection'; readonly isOnline: boolean }
  | { readonly action: 'portal'; readonly isThere: boolean }
  | { readonly action: 'mail'; readonly behavior: MailBehaviorName }
  | { readonly action: 'jump'; readonly ms: number }
  | { readonly action: 'steps'; readonly count: number }
  | { readonly action: 'wait'; readonly ms: number }

export type DeviceHistory = {
  readonly isLease: boolean
  readonly writeMs: number
  readonly isBelievedOffline: boolean
  readonly events: readonly DeviceEvent[]
}

const targetNumber = fc.nat({ max: 11 })
const actionOf = <T extends DeviceEvent['action']>(...actions: readonly T[]) => fc.constantFrom(...actions)

const event: fc.Arbitrary<DeviceEvent> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ action: actionOf('keep'), kind: fc.constantFrom(...requestKinds), which: targetNumber }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      action: actionOf('submit'),
      kind: fc.constantFrom('meeting', 'training', 'contact'),
      savesAfterFailure: fc.boolean(),
      which: targetNumber,
    }),
  },
  { weight: 12, arbitrary: fc.record({ action: actionOf('steps'), count: fc.integer({ min: 1, max: 20 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      action: actionOf('wait'),
      ms: fc.constantFrom(15, 400, 1200, 5000, 21_000, MINUTE, 61 * SECOND, 16 * MINUTE),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      action: actionOf('mail'),
      behavior: fc.constantFrom(...(Object.keys(mailBehaviors) as MailBehaviorName[])),
    }),
  },
  { weight: 3, arbitrary: fc.record({ action: actionOf('connection'), isOnline: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ action: actionOf('portal'), isThere: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ action: actionOf('kill'), which: targetNumber }) },
  { weight: 5, arbitrary: fc.record({ action: actionOf('open a tab', 'wake the worker', 'kill the worker') }) },
  {
    weight: 5,
    arbitrary: fc.record({
      action: actionOf('cancel', 'edit', 'send again', 'mark sent', 'send undated'),
      which: targetNumber,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ action: actionOf('flush by hand', 'hide', 'show', 'empty'), which: targetNumber }),
  },
  { weight: 3, arbitrary: fc.record({ action: actionOf('fail to acknowledge', 'mend storage') }) },
  {
    weight: 1,
    arbitrary: fc.record({ action: actionOf('break storage'), how: fc.constantFrom('full', 'blocked', 'silent') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ action: actionOf('jump'), ms: fc.constantFrom(-DAY, DAY, -400 * DAY, 400 * DAY) }),
  },
)

/**
 * Tells whether an event is gentle: it hides no tab, and is no fault other than a lost connection or a killed program.
 * Half of all histories consist of gentle events only, and stricter promises hold for these histories.
 */
const isGentle = ({ action }: DeviceEvent) =>
  !['mail', 'portal', 'jump', 'hide', 'break storage', 'fail to acknowledge'].includes(action)

/** Tells whether a lock in the records survives the event. Broken storage or a clock jump can break such a lock. */
const isForLease = ({ action }: DeviceEvent) => !['jump', 'break storage', 'fail to acknowledge'].includes(action)

/** Generates random histories of a device, with at most 40 events. */
export const deviceHistories: fc.Arbitrary<DeviceHistory> = fc
  .record({
    isLease: fc.constantFrom(false, false, false, true),
    isBelievedOffline: fc.constantFrom(false, false, false, true),
    isAllGentle: fc.boolean(),
    writeMs: fc.constantFrom(0, 0, 0, 30, 300),
    events: fc.array(event, { minLength: 1, maxLength: 40, size: 'max' }),
  })
  .map(({ isAllGentle: isGentleHistory, events, ...device }) => ({
    ...device,
    events: events.filter((next) => (!device.isLease || isForLease(next)) && (!isGentleHistory || isGentle(next))),
  }))

/** Tells whether all events of a history are gentle, so that neither a rate limit nor a hidden tab delays a request. */
export function isAllGentle({ events }: DeviceHistory): boolean {
  return events.every(isGentle)
}
