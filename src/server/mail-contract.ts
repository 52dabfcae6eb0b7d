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

/** What the mail service is sent: exactly these names, all of them text (src/docs/specification.md, mail). */
export type MailBody = Readonly<Record<(typeof IDS)[number], string>> & {
  readonly template_params: Readonly<Record<(typeof PARAMS)[number], string>>
}

/** Returns what is wrong with a request body, in a sentence; null if it conforms to the contract. */
export function mailBodyProblem(body: unknown): string | null {
  if (!isObject(body)) return 'The body is not a JSON object.'
  const problem = problemWithNames('The body', body, [...IDS, 'template_params'])
  if (problem) return problem
  const unfilled = IDS.find((name) => typeof body[name] !== 'string' || body[name].trim() === '')
  if (unfilled) return `${unfilled} is not a non-empty string.`
  const params = body.template_params
  if (!isObject(params)) return 'template_params is not an object.'
  const strange = PARAMS.find((name) => name in params && typeof params[name] !== 'string')
  return problemWithNames('template_params', params, PARAMS) ?? (strange ? `${strange} is not a string.` : null)
}

/** Returns whether a value conforms to the contract. */
export function isMailBody(value: unknown): value is MailBody {
  return mailBodyProblem(value) === null
}

function problemWithNames(where: string, given: object, wanted: readonly string[]): string | null {
  const missing = wanted.find((name) => !Object.hasOwn(given, name))
  if (missing) return `${where} is missing ${missing}.`
  const extra = Object.keys(given).find((name) => !wanted.includes(name))
  return extra === undefined ? null : `${where} contains ${JSON.stringify(extra)}, which is not in the contract.`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
