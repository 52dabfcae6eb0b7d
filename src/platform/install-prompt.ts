import { attempt } from '#lib/attempt.ts'
import { installEvent } from './install-event.ts'

const listeners = new Set<() => void>()

const clear = () => {
  installEvent.clear()
  for (const listener of listeners) listener()
}

/** The browser's own install prompt. */
export const installPrompt = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    addEventListener('beforeinstallprompt', listener)
    addEventListener('appinstalled', clear)
    return () => {
      listeners.delete(listener)
      removeEventListener('beforeinstallprompt', listener)
    }
  },
  isReady: (): boolean => installEvent.current() !== null,
  isInstalled: (): boolean =>
    attempt(() => matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches, false),
  /** Shows the prompt. The browser allows this only once, so `isReady` is false afterwards. */
  async ask(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
    const event = installEvent.current()
    clear()
    try {
      await event?.prompt()
      return (await event?.userChoice)?.outcome ?? 'unavailable'
    } catch {
      return 'unavailable' // the browser does not allow it
    }
  },
}
