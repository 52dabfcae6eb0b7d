import type { OutboxRecords, TransactionResult, TransactionStep } from '#platform/ports.ts'

type FakeRecords = OutboxRecords & {
  /** The stored records. Tests read them, and add invalid ones. */
  readonly stored: Map<string, unknown>
  /** Makes writes fail ('full'), or reads and writes ('blocked'), from now on; `null` ends the fault. */
  readonly fail: (fault: 'full' | 'blocked' | null) => void
}

/** Keeps records in memory. As in a database, values are copied on the way in and out. */
export function fakeRecords(stored = new Map<string, unknown>()): FakeRecords {
  let fault: 'full' | 'blocked' | null = null
  return {
    stored,
    fail(next) {
      fault = next
    },
    async transact<T>(step: TransactionStep<T>): Promise<TransactionResult<T>> {
      if (fault === 'blocked') return { kind: fault }
      const { writes, result } = step(structuredClone(stored))
      const entries = Object.entries(writes)
      if (fault && entries.length > 0) return { kind: fault }
      for (const [key, value] of entries) {
        if (value === undefined) stored.delete(key)
        else stored.set(key, structuredClone(value))
      }
      return { kind: 'kept', result }
    },
  }
}

/** Returns a lock like a browser's. While it is held, a caller with a `waitMs` of 0 gets `null`, and others wait. */
export function fakeLock() {
  let last: Promise<unknown> = Promise.resolve()
  let callerCount = 0
  return {
    async runExclusive<T>(task: () => Promise<T>, waitMs: number): Promise<T | null> {
      if (callerCount > 0 && waitMs === 0) return null
      callerCount += 1
      const previous = last
      const run = previous.then(task).finally(() => {
        callerCount -= 1
      })
      last = run.catch(() => {})
      return run
    },
  }
}
