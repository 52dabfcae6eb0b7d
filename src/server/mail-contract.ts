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

/** The body of a request to the mail service: a text for exactly these names (src/docs/specification.md, mail). */
export type MailBody = Readonly<Record<(typeof IDS)[number], string>> & {
  readonly template_params: Readonly<Record<(typeof PARAMS)[number], string>>
}

/** Returns what is wrong with a request body, in a sentence; null if it conforms to the contract. */
export function mailBodyProblem(body: unknown): string | null {
  if (!isObject(body)) return 'The body is not a JSON object.'
  const problem = problemWithNames('The body', body, [...IDS, 'template_params'])
  if (problem) return problem
  const blank = IDS.find((name) => typeof body[name] !== 'string' || body[name].trim() === '')
  if (blank) return `${blank} is not a non-empty string.`
  const params = body.template_params
  if (!isObject(params)) return 'template_params is not an object.'
  const wrongType = PARAMS.find((name) => name in params && typeof params[name] !== 'string')
  return problemWithNames('template_params', params, PARAMS) ?? (wrongType ? `${wrongType} is not a string.` : null)
}

/** Returns whether a value conforms to the contract. */
export function isMailBody(value: unknown): value is MailBody {
  return mailBodyProblem(value) === null
}

function problemWithNames(subject: string, value: object, expected: readonly string[]): string | null {
  const missing = expected.find((name) => !Object.hasOwn(value, name))
  if (missing) return `${subject} is missing ${missing}.`
  const extra = Object.keys(value).find((name) => !expected.includes(name))
  return extra === undefined ? null : `${subject} contains ${JSON.stringify(extra)}, which is not in the contract.`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
