import { attempt } from '#lib/attempt.ts'
import type { ChangeChannel } from './ports.ts'

const CHANNEL = 'site-outbox'

/**
 * Creates a channel that notifies the listeners in this tab and, through the BroadcastChannel that `open` returns, the
 * listeners in other tabs and in the worker. Without a BroadcastChannel, only this tab is notified.
 */
export function createChangeChannel(open: () => BroadcastChannel | null): ChangeChannel {
  const listeners = new Set<() => void>()
  let channel: BroadcastChannel | null | undefined
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  const openOnce = () => {
    if (channel === undefined) {
      channel = open()
      if (channel) channel.onmessage = notifyListeners
    }
    return channel
  }
  return {
    notify() {
      attempt(() => openOnce()?.postMessage(null), undefined)
      notifyListeners() // a BroadcastChannel does not deliver to its sender
    },
    subscribe(listener) {
      openOnce()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Opens a BroadcastChannel. Returns null if the browser has none or refuses (Firefox with all cookies blocked). */
export function openBroadcastChannel(name: string): BroadcastChannel | null {
  return attempt(() => new BroadcastChannel(name), null)
}

/** Opens the channel of the outbox. */
export function openOutboxChannel(): BroadcastChannel | null {
  return openBroadcastChannel(CHANNEL)
}
