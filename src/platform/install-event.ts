export type BeforeInstallPromptEvent = Event & {
  readonly prompt: () => Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let pending: BeforeInstallPromptEvent | null = null
const listeners = new Set<() => void>()

function set(event: BeforeInstallPromptEvent | null) {
  pending = event
  for (const listener of listeners) listener()
}

/** The event of the browser's own install prompt. It comes once and early, so `watch` must run before the app loads. */
export const installEvent = {
  watch(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      set(event as BeforeInstallPromptEvent)
    })
    addEventListener('appinstalled', () => set(null))
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Returns the event, or null if the browser cannot show its prompt. */
  current: () => pending,
  /** Returns the event, which can be used only once. */
  take(): BeforeInstallPromptEvent | null {
    const event = pending
    set(null)
    return event
  },
}
