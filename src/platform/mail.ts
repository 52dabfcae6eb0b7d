import type { Answer, Http, HttpRequest } from './ports.ts'

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

/** What became of a request: taken by the mail service, or not. The status is null where nothing answered. */
export type MailOutcome = { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly status: number | null }

/** How a form hands its words over. It settles once their fate is known and never rejects. */
export type SendMail = (params: MailParams) => Promise<MailOutcome>

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

/** Spec §7.1: what counts is whether the status is a good one. */
export function mailOutcome(answer: Answer): MailOutcome {
  if (answer.kind === 'unreachable') return { kind: 'failed', status: null }
  return answer.status >= 200 && answer.status < 300 ? { kind: 'sent' } : { kind: 'failed', status: answer.status }
}

/** Sends at once and once, keeping nothing. `http` is asked for at the moment of sending. */
export function sendDirectly(http: () => Http, route: MailRoute): SendMail {
  return async (params) => mailOutcome(await http().send(mailRequest(route, params)))
}
