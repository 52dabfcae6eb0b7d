type BeforeInstallPromptEvent = Event & {
  readonly prompt: () => Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let pending: BeforeInstallPromptEvent | null = null

/** The event of the browser's own install prompt. It comes once and early, so `watch` must run before the app loads. */
export const installEvent = {
  watch(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      pending = event as BeforeInstallPromptEvent
    })
  },
  /** Returns the event, or null if the browser cannot show its prompt. */
  current: () => pending,
  /** Forgets the event, which can be used only once. */
  clear(): void {
    pending = null
  },
}
