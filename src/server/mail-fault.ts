/** A simulated fault of the mail service: how it responds to posts that it would accept without the fault. */
export type MailFault = {
  /** The status of the response; 200 if the fault does not set one. */
  readonly status: number
  /** The seconds in the Retry-After header; null sends none. */
  readonly retryAfter: number | null
  /** Milliseconds to wait before the response or the cut. Mail is stored before this delay. */
  readonly delayMs: number
  /** Cuts the connection instead of responding: 'before' stores nothing, 'after' stores the mail first. */
  readonly drop: 'before' | 'after' | null
  /** Responds with a page, as a login wall does: 'before' stores nothing, 'after' stores the mail first. */
  readonly page?: 'before' | 'after' | null
  /** The number of posts that the fault applies to; null means until it is cleared. */
  readonly times: number | null
  /** False omits the headers that let a page of another origin read the response. Only tests use it. */
  readonly hasCors?: boolean
  /** True stores the mail with any status, like a service that fails after it has stored mail. Only tests use it. */
  readonly isStoredAnyway?: boolean
}

/** The command in a fault address: it sets a fault, clears it, or is invalid because of a problem. */
type FaultCommand =
  | { readonly kind: 'set'; readonly fault: MailFault }
  | { readonly kind: 'clear' }
  | { readonly kind: 'invalid'; readonly problem: string }

const NUMBERS = {
  status: { least: 200, most: 599, expected: 'an HTTP status from 200 to 599' },
  'retry-after': { least: 0, most: 86_400, expected: 'whole seconds from 0 to 86400' },
  delay: { least: 0, most: 600_000, expected: 'whole milliseconds from 0 to 600000' },
  times: { least: 1, most: 1000, expected: 'a number of posts from 1 to 1000' },
} as const
const PARAMETERS: readonly string[] = [...Object.keys(NUMBERS), 'drop', 'page']

/** Parses the parameters of a fault address. An address without parameters clears the fault. */
export function parseFault(params: URLSearchParams): FaultCommand {
  const problem = problemWith(params)
  if (problem !== null) return { kind: 'invalid', problem }
  if (params.size === 0) return { kind: 'clear' }
  const number = (name: string) => (params.has(name) ? Number(params.get(name)) : null)
  const drop = params.get('drop') as MailFault['drop']
  const page = params.get('page') as 'before' | 'after' | null
  const [delayMs, times] = [number('delay') ?? 0, number('times')]
  return {
    kind: 'set',
    fault: { status: number('status') ?? 200, retryAfter: number('retry-after'), delayMs, drop, page, times },
  }
}

/** Returns what is wrong with the parameters, in a sentence that names the one to change; null if they are valid. */
function problemWith(params: URLSearchParams): string | null {
  const unknown = [...params.keys()].find((name) => !PARAMETERS.includes(name))
  if (unknown !== undefined) return `Unknown parameter ${JSON.stringify(unknown)}. Use ${PARAMETERS.join(', ')}.`
  const repeated = PARAMETERS.find((name) => params.getAll(name).length > 1)
  if (repeated) return `${repeated} is given more than once.`
  for (const [name, { least, most, expected }] of Object.entries(NUMBERS)) {
    const text = params.get(name)
    if (text === null) continue
    const isInRange = /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most
    if (!isInRange) return `${name} is ${JSON.stringify(text)} but should be ${expected}.`
  }
  for (const name of ['drop', 'page']) {
    const value = params.get(name)
    if (value !== null && value !== 'before' && value !== 'after')
      return `${name} is ${JSON.stringify(value)} but should be before or after.`
  }
  if (params.has('drop') && params.has('status')) return 'drop sends no response, so it cannot be combined with status.'
  if (params.has('drop') && params.has('page')) return 'drop sends no response, so it cannot be combined with page.'
  if (params.has('retry-after') && !params.has('status')) return 'retry-after needs a status as well, such as 429.'
  if (params.has('times') && params.size === 1) return 'times needs a status, a delay, a drop or a page as well.'
  return null
}

/**
 * Returns whether mail is stored. With `drop` or `page`, it is stored if that is 'after'. Otherwise `isStoredAnyway`
 * decides or, if that is missing, whether the status is a success.
 */
export function isStored({ status, drop, page = null, isStoredAnyway = status < 300 }: MailFault): boolean {
  const timing = drop ?? page
  return timing === null ? isStoredAnyway : timing === 'after'
}

/** Returns whether a status is a redirect. */
export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

/** Returns the fault that remains after one more post; null if none remains. */
export function afterOnePost(fault: MailFault): MailFault | null {
  if (fault.times === null) return fault
  return fault.times > 1 ? { ...fault, times: fault.times - 1 } : null
}

/** Describes in a sentence how the service currently responds to posts. */
export function describeFault(fault: MailFault | null): string {
  if (fault === null) return 'No fault is set: mail is accepted as usual.'
  const { times, delayMs, drop, page, status, retryAfter } = fault
  const subject =
    times === null ? 'Every post until this is cleared' : times === 1 ? 'The next post' : `The next ${times} posts`
  const storage = isStored(fault) ? 'the mail is stored' : 'nothing is stored'
  const delay = delayMs === 0 ? '' : ` after ${delayMs} ms`
  const retry = retryAfter === null ? '' : ` with Retry-After: ${retryAfter}`
  if (drop) return `${subject}: ${storage}, and the connection is cut${delay} without a response.`
  const response = page ? `${status} with a page` : isRedirect(status) ? `${status}, a redirect to a page` : `${status}`
  return `${subject}: ${storage}, and the response is ${response}${retry}${delay}.`
}
