import { record as words } from 'virtual:records/messages/site/heldForm'
import type { Ports } from '#platform/ports.ts'

/** A form whose script comes sooner answers by itself. */
const PATIENCE_MS = 700

/**
 * Shows a toast for a form that was submitted before its script had come, even before this script ran. Returns a
 * function that stops this.
 */
export function watchHeldSubmits({ clock, connection, toast }: Pick<Ports, 'clock' | 'connection' | 'toast'>) {
  const say = (form: HTMLFormElement) =>
    clock.after(PATIENCE_MS, () => {
      const isHeld = form.isConnected && form.dataset.asked !== undefined
      if (isHeld) toast({ tone: 'wait', ...(connection.isOnline() ? words.loading : words.offline) })
    })
  const onSubmit = ({ target }: Event) => target instanceof HTMLFormElement && say(target)
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-asked]')) say(form)
  addEventListener('submit', onSubmit)
  return () => removeEventListener('submit', onSubmit)
}
