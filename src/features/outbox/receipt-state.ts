import { atom } from 'jotai'
import type { MailDraft, RequestKind, SubmitResult } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { loadOrNull, withTimeout } from '#platform/timeout.ts'
import { hasSheet } from './enclosed-sheet.ts'
import { changeReceiptAtom, type ReceiptKind } from './form-state.ts'
import { submitAtom } from './state.ts'

/** The script of a receipt loads while the form is being sent. After that, the form waits no longer than this. */
const RECEIPT_WAIT_MS = 2000

const isWithReceipt = (kind: RequestKind): kind is ReceiptKind => kind === 'meeting' || kind === 'training'

/**
 * Submits a form's draft (see `submitAtom`). The receipt of an earlier submission gives way to that of the new one, or
 * to none if the form keeps its content.
 */
export const submitWithReceiptAtom = atom(null, async (get, set, draft: MailDraft): Promise<SubmitResult> => {
  const { kind, params, fields } = draft
  if (!isWithReceipt(kind)) return set(submitAtom, draft)
  const loading = loadOrNull(import('./ui/receipt-ticket.tsx'))
  const showReceipt = async (result: SubmitResult): Promise<SubmitResult> => {
    set(changeReceiptAtom, kind, () => undefined)
    if (result.kind === 'failed')
      return { ...result, saveForLater: async () => showReceipt(await result.saveForLater()) }
    if (!('reference' in result)) return result
    const ticket = await withTimeout(loading, RECEIPT_WAIT_MS, () => null)
    if (!ticket) return result
    set(changeReceiptAtom, kind, () => ({
      kind,
      reference: result.reference,
      at: get(portsAtom).clock.now(),
      isSent: result.kind === 'sent',
      date: params.meeting_date,
      time: params.meeting_time,
      batch: fields.batch ?? '',
      hasSheet: hasSheet(params.message),
      isNew: true,
      isListed: false,
      View: ticket.ReceiptTicket,
    }))
    return { ...result, hasReceipt: true }
  }
  return showReceipt(await set(submitAtom, draft))
})
