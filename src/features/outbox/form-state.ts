import { atom } from 'jotai'
import type { MailDraft, SubmitResult } from '#platform/mail.ts'
import { loadOrNull } from '#platform/timeout.ts'

/** Loads the outbox on the first submission, if nothing else has loaded it. Resolves to null if loading fails. */
const loadOutbox = () => loadOrNull(import('#features/outbox/state.ts'))

/** Sends a form's content, or saves it if there is no connection (see `submitAtom` of the outbox). Never rejects. */
export const submitFormAtom = atom(null, async (_, set, draft: MailDraft): Promise<SubmitResult> => {
  const outbox = await loadOutbox()
  return outbox ? set(outbox.submitAtom, draft) : { kind: 'unsent' }
})

/** Saves a form's content, to be sent as soon as possible. Resolves to whether the device stored it. Never rejects. */
export const saveFormAtom = atom(null, async (_, set, draft: MailDraft): Promise<boolean> => {
  const outbox = await loadOutbox()
  return outbox ? set(outbox.saveAtom, draft) : false
})
