import type { HttpRequest } from './http.ts'

/**
 * The parameters of a mail template. A parameter is empty if the form does not have its field, or if the visitor left
 * the field empty (src/docs/specification.md, mail).
 */
export type MailParams = {
  readonly to_email: string
  readonly from_name: string
  readonly from_email: string
  readonly phone_number: string
  readonly meeting_date: string
  readonly meeting_time: string
  readonly message: string
}

/** The address of the mail service, and the public ids that are sent along. None of them is a secret. */
export type MailRoute = {
  readonly endpoint: string
  readonly service: string
  readonly template: string
  readonly user: string
}

export const requestKinds = ['meeting', 'newsletter', 'training', 'contact'] as const
export type RequestKind = (typeof requestKinds)[number]

/** A submission: its kind, the parameters of the mail, and the values with which the form can be filled again. */
export type MailDraft = {
  readonly kind: RequestKind
  readonly params: MailParams
  readonly fields: Readonly<Record<string, string>>
}

/**
 * What became of values that the form need not keep, and their reference:
 * - 'sent': the values have arrived.
 * - 'saved': the values wait in the outbox, because there is no connection.
 * - 'postponed': the values wait in the outbox, although there is a connection.
 */
type AcceptedResult = {
  readonly kind: 'sent' | 'saved' | 'postponed'
  readonly reference: string
  /** Whether the page shows a receipt, which says what a note below the form would say. */
  readonly hasReceipt?: boolean
}

/**
 * The result of submitting a form, if it was not accepted:
 * - 'unsaved', 'unkept': like 'saved' and 'postponed', but the device could not store the values.
 * - 'unsent': the outbox could not be loaded, or everything on this device was deleted before the values were stored.
 * - 'failed': `code` is the HTTP status, or null if there was no clear answer. `saveForLater` can still save the values;
 *   it resolves with 'postponed' or 'unkept'.
 *
 * The form is cleared once its values are accepted. Otherwise it keeps them.
 */
export type SubmitResult =
  | AcceptedResult
  | { readonly kind: 'unsaved' | 'unkept' | 'unsent' }
  | { readonly kind: 'failed'; readonly code: number | null; readonly saveForLater: () => Promise<SubmitResult> }

/**
 * Returns the request to the mail service, exactly as its contract says (src/docs/specification.md, mail). Only the
 * status of its response is read.
 */
export function mailRequest({ endpoint, service, template, user }: MailRoute, params: MailParams): HttpRequest {
  const { to_email, from_name, from_email, phone_number, meeting_date, meeting_time, message } = params
  return {
    method: 'POST',
    url: endpoint,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      service_id: service,
      template_id: template,
      user_id: user,
      template_params: { to_email, from_name, from_email, phone_number, meeting_date, meeting_time, message },
    }),
    reads: 'status',
  }
}
