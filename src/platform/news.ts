import { attempt } from '#lib/attempt.ts'
import type { News } from './ports.ts'

const CHANNEL = 'site-outbox'

/**
 * News for this tab, all others and the worker. Without a channel of the browser's it stays in this tab: the others look
 * when they come to the front.
 */
export function createNews(open: () => BroadcastChannel | null): News {
  const listeners = new Set<() => void>()
  let channel: BroadcastChannel | null | undefined
  const hear = () => {
    for (const listener of listeners) listener()
  }
  const opened = () => {
    if (channel === undefined) {
      channel = open()
      if (channel) channel.onmessage = hear
    }
    return channel
  }
  return {
    tell() {
      attempt(() => opened()?.postMessage(null), undefined)
      hear() // a channel does not carry back to its own end
    },
    onNews(listener) {
      opened()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A channel of this browser; null where it has none, or allows none (Firefox, with all cookies blocked). */
export function browserChannel(name: string): BroadcastChannel | null {
  return attempt(() => new BroadcastChannel(name), null)
}

/** The channel of the outbox. */
export function newsChannel(): BroadcastChannel | null {
  return browserChannel(CHANNEL)
}
