import type { Ports } from '#platform/ports.ts'
import { whenPageUsed } from '#ui/when-page-used.ts'

type WatchedPorts = Pick<Ports, 'records' | 'changeChannel' | 'visibility'>

/**
 * Calls `onUse` once the outbox may be needed: the device has records of it, or the visitor uses the page, and may lose
 * the connection before they send a form. Returns a function that stops watching.
 */
export function watchOutboxUse({ records, changeChannel, visibility }: WatchedPorts, onUse: () => void): () => void {
  const check = async () => {
    const outcome = await records.transact((stored) => ({ writes: {}, result: stored.size }))
    if (outcome.kind === 'kept' && outcome.result > 0) onUse()
  }
  const stops = [
    whenPageUsed(onUse),
    changeChannel.subscribe(() => void check()), // another tab has stored a request
    visibility.onChange(() => visibility.isHidden() || void check()), // a frozen tab has missed that
  ]
  void check()
  return () => {
    for (const stop of stops) stop()
  }
}
