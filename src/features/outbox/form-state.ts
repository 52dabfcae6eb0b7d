import { atom } from 'jotai'
import type { MailDraft, RequestKind, SubmitResult } from '#platform/mail.ts'
import { type EpochMs, portsAtom } from '#platform/ports.ts'
import { loadOrNull, withTimeout } from '#platform/timeout.ts'

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
  /** Whether the visitor has not seen the receipt yet. */
  readonly isNew: boolean
  /** Whether the outbox of this device has listed the request, so that its absence means that it was removed. */
  readonly isListed: boolean
  /** Shows the receipt above the form. */
  readonly View: typeof import('./ui/receipt-ticket.tsx').ReceiptTicket
}

/** The script of a receipt loads while the form is being sent. After that, the form waits no longer than this. */
const RECEIPT_WAIT_MS = 2000

const shownReceiptsAtom = atom<{ readonly [Kind in ReceiptKind]?: Receipt }>({})

/** The receipts of this tab: the last one of each form, until it is put away or the page is loaded again. */
export const receiptsAtom = atom((get) => get(shownReceiptsAtom))

/** Puts away the receipt of a form. */
export const dropReceiptAtom = atom(null, (_, set, kind: ReceiptKind) =>
  set(shownReceiptsAtom, ({ [kind]: _dropped, ...others }) => others),
)

/** Notes that a receipt was seen, or that the outbox lists its request. */
export const markReceiptAtom = atom(null, (_, set, kind: ReceiptKind, mark: Partial<Receipt>) =>
  set(shownReceiptsAtom, (now) => (now[kind] ? { ...now, [kind]: { ...now[kind], ...mark } } : now)),
)

/** Loads the outbox on the first submission, if nothing else has loaded it. Resolves to null if loading fails. */
const loadOutbox = () => loadOrNull(import('#features/outbox/state.ts'))

const isWithReceipt = (kind: RequestKind): kind is ReceiptKind => kind === 'meeting' || kind === 'training'

/**
 * Sends a form's content, or saves it if there is no connection (see `submitAtom` of the outbox). The receipt of an
 * earlier submission gives way to that of the new one, or to none if the form keeps its content. Never rejects.
 */
export const submitFormAtom = atom(null, async (get, set, draft: MailDraft): Promise<SubmitResult> => {
  const { kind, params, fields } = draft
  const loading = isWithReceipt(kind) ? loadOrNull(import('./ui/receipt-ticket.tsx')) : null
  const outbox = await loadOutbox()
  const withReceipt = async (result: SubmitResult): Promise<SubmitResult> => {
    if (!loading || !isWithReceipt(kind)) return result
    set(dropReceiptAtom, kind)
    if (result.kind === 'failed')
      return { ...result, saveForLater: async () => withReceipt(await result.saveForLater()) }
    if (!('reference' in result)) return result
    const ticket = await withTimeout(loading, RECEIPT_WAIT_MS, () => null)
    if (!ticket) return result
    const receipt: Receipt = {
      kind,
      reference: result.reference,
      at: get(portsAtom).clock.now(),
      isSent: result.kind === 'sent',
      date: params.meeting_date,
      time: params.meeting_time,
      batch: fields.batch ?? '',
      isNew: true,
      isListed: false,
      View: ticket.ReceiptTicket,
    }
    set(shownReceiptsAtom, (now) => ({ ...now, [kind]: receipt }))
    return { ...result, hasReceipt: true }
  }
  return withReceipt(outbox ? await set(outbox.submitAtom, draft) : { kind: 'unsent' })
})

/** Saves a form's content, to be sent as soon as possible. Resolves to whether the device stored it. Never rejects. */
export const saveFormAtom = atom(null, async (_, set, draft: MailDraft): Promise<boolean> => {
  const outbox = await loadOutbox()
  return outbox ? set(outbox.saveAtom, draft) : false
})
