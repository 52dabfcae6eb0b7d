import { parseJson, valueAt } from '#lib/json.ts'
import type { HttpRequest } from './http.ts'
import type { MailParams, MailRoute } from './mail.ts'

/**
 * Returns the request to Web3Forms (https://docs.web3forms.com/getting-started/api-reference). The user id of the route
 * is the access key, and its template is the subject. `email` becomes the address to reply to.
 */
export function web3formsRequest({ endpoint, template, user }: MailRoute, params: MailParams): HttpRequest {
  return jsonRequest(endpoint, { access_key: user, subject: template, ...fieldsOf(params) })
}

/**
 * Returns the request to Formspree (https://help.formspree.io, 'Submit forms with JavaScript'). The id of the form is
 * part of the endpoint, and the template of the route is the subject. `email` becomes the address to reply to.
 */
export function formspreeRequest({ endpoint, template }: MailRoute, params: MailParams): HttpRequest {
  return jsonRequest(endpoint, { _subject: template, ...fieldsOf(params) })
}

/**
 * Returns whether the text of a success says that the service took the message; null if it does not say. Web3Forms
 * answers with `success`, and Formspree with `ok`.
 */
export function acceptanceIn(text: string): boolean | null {
  const answer = parseJson(text)
  const said = valueAt(answer, 'success') ?? valueAt(answer, 'ok')
  return typeof said === 'boolean' ? said : null
}

/** Returns the fields of the mail that have a value. The recipient is a setting of the service. */
function fieldsOf(params: MailParams): Readonly<Record<string, string>> {
  const { from_name, from_email, phone_number, meeting_date, meeting_time, message } = params
  const fields = { name: from_name, email: from_email, phone_number, meeting_date, meeting_time, message }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

function jsonRequest(url: string, body: Readonly<Record<string, string>>): HttpRequest {
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    reads: 'text',
  }
}
