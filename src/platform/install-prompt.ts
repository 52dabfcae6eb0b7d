import { attempt } from '#lib/attempt.ts'

type BeforeInstallPromptEvent = Event & {
  readonly prompt: () => Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let pending: BeforeInstallPromptEvent | null = null
const listeners = new Set<() => void>()

function setPending(event: BeforeInstallPromptEvent | null) {
  pending = event
  for (const listener of listeners) listener()
}

/** The browser's own install question. It comes once and early, so that `watch` has to run before anything else. */
export const installPrompt = {
  watch(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      setPending(event as BeforeInstallPromptEvent)
    })
    addEventListener('appinstalled', () => setPending(null))
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isReady: (): boolean => pending !== null,
  isInstalled: (): boolean =>
    attempt(() => matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches, false),
  /** Asks; a question can be asked only once, so that it is gone afterwards whatever the answer. */
  async ask(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
    const event = pending
    setPending(null)
    try {
      await event?.prompt()
      return (await event?.userChoice)?.outcome ?? 'unavailable'
    } catch {
      return 'unavailable' // the browser does not let us ask
    }
  },
}
