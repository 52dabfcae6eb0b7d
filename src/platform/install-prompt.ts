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

/** The browser's own install prompt. Its event comes once and early, so `watch` must run before the app loads. */
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
  /** Shows the prompt. The browser allows this only once, so `isReady` is false afterwards. */
  async ask(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
    const event = pending
    setPending(null)
    try {
      await event?.prompt()
      return (await event?.userChoice)?.outcome ?? 'unavailable'
    } catch {
      return 'unavailable' // the browser does not allow it
    }
  },
}
