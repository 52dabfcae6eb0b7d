import { record as tooOld } from 'virtual:records/messages/site/tooOld'
import { isTooOldFor } from '#lib/is-too-old-for.ts'

type Notice = { readonly title: string; readonly text: string }

/** Returns what to say about code that could not be loaded: that the browser is too old for it, or `otherwise`. */
export function loadFailureNotice(error: unknown, otherwise: Notice): Notice {
  return isTooOldFor(error) ? tooOld : otherwise
}
