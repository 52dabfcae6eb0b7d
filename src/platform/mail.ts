import type { HttpRequest } from './http.ts'

/** What a template of the mail service is filled with (spec §7.1): all of it text, empty where nothing was said. */
export type MailParams = {
  readonly to_email: string
  readonly from_name: string
  readonly from_email: string
  readonly phone_number: string
  readonly meeting_date: string
  readonly meeting_time: string
  readonly message: string
}

/** Where mail goes, and the public names it goes under; none of them is a secret. */
export type MailRoute = {
  readonly endpoint: string
  readonly service: string
  readonly template: string
  readonly user: string
}

/** What a form hands over: the letter as it is sent, and the fields it was made of, for the way back into the form. */
export type MailDraft = {
  readonly kind: 'meeting' | 'newsletter' | 'training' | 'contact'
  readonly params: MailParams
  readonly fields: Readonly<Record<string, string>>
}

/** The request of spec §7.1, to the letter. Only the status of its answer is read. */
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
