import { atom } from 'jotai'
import type { MailDraft } from '#platform/mail.ts'
import { loadOrNull } from '#platform/timeout.ts'
import type { SendResult } from '#ui/use-sending.ts'

/** Its program comes with the first words that are handed over, unless something else has brought it; null without a way. */
const loadOutbox = () => loadOrNull(import('#features/outbox/state.ts'))

/** Sends a form's words, or saves them where there is no connection (the outbox's `submit`). It never rejects. */
export const submitFormAtom = atom(null, async (_, set, draft: MailDraft): Promise<SendResult> => {
  const outbox = await loadOutbox()
  return outbox ? set(outbox.submitAtom, draft) : { kind: 'unsent' }
})

/** Saves a form's words, to be sent as soon as may be. Answers whether the device keeps them. It never rejects. */
export const saveFormAtom = atom(null, async (_, set, draft: MailDraft): Promise<boolean> => {
  const outbox = await loadOutbox()
  return outbox ? set(outbox.saveAtom, draft) : false
})
