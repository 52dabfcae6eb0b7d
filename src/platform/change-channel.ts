import { attempt } from '#lib/attempt.ts'
import type { ChangeChannel } from './ports.ts'

const CHANNEL = 'site-outbox'

/**
 * News for this tab, all others and the worker. Without a channel of the browser's it stays in this tab: the others look
 * when they come to the front.
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
      notifyListeners() // a channel does not carry back to its own end
    },
    subscribe(listener) {
      openOnce()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A channel of this browser; null where it has none, or allows none (Firefox, with all cookies blocked). */
export function openBroadcastChannel(name: string): BroadcastChannel | null {
  return attempt(() => new BroadcastChannel(name), null)
}

/** The channel of the outbox. */
export function openOutboxChannel(): BroadcastChannel | null {
  return openBroadcastChannel(CHANNEL)
}
