const IDS = ['service_id', 'template_id', 'user_id'] as const
const PARAMS = [
  'to_email',
  'from_name',
  'from_email',
  'phone_number',
  'meeting_date',
  'meeting_time',
  'message',
] as const

/** What the mail service is sent (spec §7.1): these names, all of them text, and nothing else. */
export type MailBody = Readonly<Record<(typeof IDS)[number], string>> & {
  readonly template_params: Readonly<Record<(typeof PARAMS)[number], string>>
}

/** What is wrong with a request body, in a sentence; null for one that keeps the contract. */
export function mailBodyProblem(body: unknown): string | null {
  if (!isObject(body)) return 'The body is not a JSON object.'
  const problem = problemWithNames('The body', body, [...IDS, 'template_params'])
  if (problem) return problem
  const unfilled = IDS.find((name) => typeof body[name] !== 'string' || body[name].trim() === '')
  if (unfilled) return `${unfilled} is not a filled text.`
  const params = body.template_params
  if (!isObject(params)) return 'template_params is not an object.'
  const strange = PARAMS.find((name) => name in params && typeof params[name] !== 'string')
  return problemWithNames('template_params', params, PARAMS) ?? (strange ? `${strange} is not a text.` : null)
}

/** Whether a value keeps the contract. */
export function isMailBody(value: unknown): value is MailBody {
  return mailBodyProblem(value) === null
}

function problemWithNames(where: string, given: object, wanted: readonly string[]): string | null {
  const missing = wanted.find((name) => !Object.hasOwn(given, name))
  if (missing) return `${where} lacks ${missing}.`
  const extra = Object.keys(given).find((name) => !wanted.includes(name))
  return extra === undefined ? null : `${where} holds ${JSON.stringify(extra)}, which the contract does not know.`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
