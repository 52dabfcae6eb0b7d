import fc from 'fast-check'
import { type RequestKind, requestKinds } from '#features/outbox/item.ts'
import type { StorageTrouble } from './outbox-device.ts'
import { type MailBehaviorName, mailBehaviors } from './outbox-mail-server.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** What may happen next. `which` selects one of the existing tabs, items or addresses, modulo their number. */
export type DeviceEvent =
  | { readonly does: 'keep'; readonly kind: RequestKind; readonly which: number }
  | { readonly does: 'submit'; readonly kind: RequestKind; readonly savesAfterFailure: boolean; readonly which: number }
  | { readonly does: 'cancel' | 'edit' | 'send again' | 'mark sent' | 'send undated'; readonly which: number }
  | { readonly does: 'flush by hand' | 'empty' | 'kill' | 'hide' | 'show'; readonly which: number }
  | { readonly does: 'open a tab' | 'wake the worker' | 'kill the worker' | 'mend storage' | 'fail to acknowledge' }
  | { readonly does: 'break storage'; readonly how: StorageTrouble }
  | { readonly does: 'connection'; readonly isOnline: boolean }
  | { readonly does: 'portal'; readonly isThere: boolean }
  | { readonly does: 'mail'; readonly manner: MailBehaviorName }
  | { readonly does: 'jump'; readonly ms: number }
  | { readonly does: 'steps'; readonly count: number }
  | { readonly does: 'wait'; readonly ms: number }

export type DeviceHistory = {
  readonly isLease: boolean
  readonly writeMs: number
  readonly isBelievedOffline: boolean
  readonly events: readonly DeviceEvent[]
}

const which = fc.nat({ max: 11 })
const plain = <T extends DeviceEvent['does']>(...does: readonly T[]) => fc.constantFrom(...does)

const event: fc.Arbitrary<DeviceEvent> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ does: plain('keep'), kind: fc.constantFrom(...requestKinds), which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: plain('submit'),
      kind: fc.constantFrom('meeting', 'training', 'contact'),
      savesAfterFailure: fc.boolean(),
      which,
    }),
  },
  { weight: 12, arbitrary: fc.record({ does: plain('steps'), count: fc.integer({ min: 1, max: 20 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      does: plain('wait'),
      ms: fc.constantFrom(15, 400, 1200, 5000, 21_000, MINUTE, 61 * SECOND, 16 * MINUTE),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: plain('mail'),
      manner: fc.constantFrom(...(Object.keys(mailBehaviors) as MailBehaviorName[])),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: plain('connection'), isOnline: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: plain('portal'), isThere: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ does: plain('kill'), which }) },
  { weight: 5, arbitrary: fc.record({ does: plain('open a tab', 'wake the worker', 'kill the worker') }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: plain('cancel', 'edit', 'send again', 'mark sent', 'send undated'), which }),
  },
  { weight: 3, arbitrary: fc.record({ does: plain('flush by hand', 'hide', 'show', 'empty'), which }) },
  { weight: 3, arbitrary: fc.record({ does: plain('fail to acknowledge', 'mend storage') }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: plain('break storage'), how: fc.constantFrom('full', 'blocked', 'silent') }),
  },
  { weight: 1, arbitrary: fc.record({ does: plain('jump'), ms: fc.constantFrom(-DAY, DAY, -400 * DAY, 400 * DAY) }) },
)

/**
 * Half of all histories have no faults other than lost connections and killed programs. Stricter promises hold for
 * them.
 */
const isGentle = ({ does }: DeviceEvent) =>
  !['mail', 'portal', 'jump', 'hide', 'break storage', 'fail to acknowledge'].includes(does)

/** A lock that is kept in the records cannot survive broken storage, nor a clock that jumps while it is held. */
const isForLease = ({ does }: DeviceEvent) => !['jump', 'break storage', 'fail to acknowledge'].includes(does)

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
    events: events.filter((each) => (!device.isLease || isForLease(each)) && (!isGentleHistory || isGentle(each))),
  }))

/** Tells whether the history has no fault worse than a lost connection or a kill, so that nothing has to wait. */
export function isAllGentle({ events }: DeviceHistory): boolean {
  return events.every(isGentle)
}
