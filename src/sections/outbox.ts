import { atom } from 'jotai'
import type { MailDraft } from '#platform/mail.ts'
import { loadedInTime } from '#platform/timeout.ts'
import type { Submitted } from '#ui/use-sending.ts'

/** Its program comes with the first words that are handed over, unless something else has brought it; null without a way. */
const load = () => loadedInTime(import('#features/outbox/state.ts'))

/** Sends a form's words, or saves them where there is no connection (the outbox's `submit`). It never rejects. */
export const submitAtom = atom(null, async (_, set, draft: MailDraft): Promise<Submitted> => {
  const outbox = await load()
  return outbox ? set(outbox.submitAtom, draft) : { kind: 'unsent' }
})

/** Saves a form's words, to be sent as soon as may be. Answers whether the device keeps them. It never rejects. */
export const keepAtom = atom(null, async (_, set, draft: MailDraft): Promise<boolean> => {
  const outbox = await load()
  return outbox ? set(outbox.keepAtom, draft) : false
})
