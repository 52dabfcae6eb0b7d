import { atom } from 'jotai'
import type { MailDraft, RequestKind, SubmitResult } from '#platform/mail.ts'
import type { EpochMs } from '#platform/ports.ts'
import { loadOrNull } from '#platform/timeout.ts'

/** The kinds of requests that get a receipt. Newsletter sign-ups and messages of the chat app get none. */
export type ReceiptKind = Extract<RequestKind, 'meeting' | 'training'>

/** What this tab remembers of a request that was sent or saved. It holds nothing personal. */
export type Receipt = {
  readonly kind: ReceiptKind
  readonly reference: string
  /** When the request was sent or saved. */
  readonly at: EpochMs
  readonly isSent: boolean
  /** The preferred date, time and batch as the visitor typed or chose them, or empty. */
  readonly date: string
  readonly time: string
  readonly batch: string
  /** Whether the message holds a scope sheet. */
  readonly hasSheet: boolean
  /** Whether the visitor has not seen the receipt yet. */
  readonly isNew: boolean
  /** Whether the outbox of this device has listed the request, so that its absence means that it was removed. */
  readonly isListed: boolean
  /** Shows the receipt above the form. */
  readonly View: typeof import('./ui/receipt-ticket.tsx').ReceiptTicket
}

type Receipts = { readonly [Kind in ReceiptKind]?: Receipt | undefined }

const shownReceiptsAtom = atom<Receipts>({})

/** The receipts of this tab: the last one of each form, until it is put away or the page is loaded again. */
export const receiptsAtom = atom((get) => get(shownReceiptsAtom))

/** Changes the receipt of a form. `undefined` puts it away. */
export const changeReceiptAtom = atom(
  null,
  (_, set, kind: ReceiptKind, change: (now: Receipt | undefined) => Receipt | undefined) =>
    set(shownReceiptsAtom, (receipts) => ({ ...receipts, [kind]: change(receipts[kind]) })),
)

/**
 * Sends a form's content, or saves it if there is no connection, and shows a receipt (see `submitWithReceiptAtom` of the
 * outbox). The outbox is loaded on the first submission, if nothing else has loaded it. Never rejects.
 */
export const submitFormAtom = atom(null, async (_, set, draft: MailDraft): Promise<SubmitResult> => {
  const outbox = await loadOrNull(import('./receipt-state.ts'))
  return outbox ? set(outbox.submitWithReceiptAtom, draft) : { kind: 'unsent' }
})

/** Saves a form's content, to be sent as soon as possible. Resolves to whether the device stored it. Never rejects. */
export const saveFormAtom = atom(null, async (_, set, draft: MailDraft): Promise<boolean> => {
  const outbox = await loadOrNull(import('./state.ts'))
  return outbox ? set(outbox.saveAtom, draft) : false
})
