import type { Records, TransactionResult, TransactionStep } from '#platform/ports.ts'

type FakeRecords = Records & {
  /** What is stored. Tests read it, and put invalid values in. */
  readonly stored: Map<string, unknown>
  /** Makes writes fail ('full') or everything fail ('blocked') from now on; `null` ends the fault. */
  readonly fail: (how: 'full' | 'blocked' | null) => void
}

/** Keeps records in memory. As in a database, values are copied on the way in and out. */
export function fakeRecords(stored = new Map<string, unknown>()): FakeRecords {
  let trouble: 'full' | 'blocked' | null = null
  return {
    stored,
    fail(how) {
      trouble = how
    },
    async transact<T>(step: TransactionStep<T>): Promise<TransactionResult<T>> {
      if (trouble === 'blocked') return { kind: trouble }
      const { writes, result } = step(structuredClone(stored))
      const entries = Object.entries(writes)
      if (trouble && entries.length > 0) return { kind: trouble }
      for (const [key, value] of entries) {
        if (value === undefined) stored.delete(key)
        else stored.set(key, structuredClone(value))
      }
      return { kind: 'kept', result }
    },
  }
}

/** Returns a lock like a browser's: the second to ask is refused, or waits if it asked to. */
export function fakeLock() {
  let last: Promise<unknown> = Promise.resolve()
  let held = 0
  return {
    async runExclusive<T>(task: () => Promise<T>, waitMs: number): Promise<T | null> {
      if (held > 0 && waitMs === 0) return null
      held += 1
      const before = last
      const turn = before.then(task).finally(() => {
        held -= 1
      })
      last = turn.catch(() => {})
      return turn
    },
  }
}
