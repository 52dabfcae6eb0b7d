/** A simulated fault of the mail service: how a post is answered instead of with 'OK'. */
export type MailFault = {
  /** The status of the response; 200 if the service is only slow. */
  readonly status: number
  /** The seconds in the Retry-After header; null sends none. */
  readonly retryAfter: number | null
  /** Milliseconds between storing the mail, or when it would have been stored, and the response or the cut. */
  readonly delayMs: number
  /**
   * Cuts the connection instead of responding: before anything is stored, or after, so that only the response is lost.
   */
  readonly drop: 'before' | 'after' | null
  /** Responds with a page, as a login wall does: before anything is stored, or after. */
  readonly page?: 'before' | 'after' | null
  /** The number of posts that the fault applies to; null means until it is cleared. */
  readonly times: number | null
  /** False omits the headers that let a page of another origin read the response. Only tests use it. */
  readonly hasCors?: boolean
  /** True stores the mail whatever the status is, as a service does that fails after its work. Only tests use it. */
  readonly isStoredAnyway?: boolean
}

/** What the address of a fault asks for: to set a fault, to clear it, or something invalid and why. */
type FaultCommand =
  | { readonly kind: 'set'; readonly fault: MailFault }
  | { readonly kind: 'clear' }
  | { readonly kind: 'nonsense'; readonly problem: string }

const NUMBERS = {
  status: { least: 200, most: 599, means: 'an HTTP status from 200 to 599' },
  'retry-after': { least: 0, most: 86_400, means: 'whole seconds from 0 to 86400' },
  delay: { least: 0, most: 600_000, means: 'whole milliseconds from 0 to 600000' },
  times: { least: 1, most: 1000, means: 'a number of posts from 1 to 1000' },
} as const
const NAMES: readonly string[] = [...Object.keys(NUMBERS), 'drop', 'page']

/** Parses the parameters of a fault address. No parameters clear the fault. */
export function parseFault(given: URLSearchParams): FaultCommand {
  const problem = problemWith(given)
  if (problem !== null) return { kind: 'nonsense', problem }
  if (given.size === 0) return { kind: 'clear' }
  const number = (name: string) => (given.has(name) ? Number(given.get(name)) : null)
  const drop = given.get('drop') as MailFault['drop']
  const page = given.get('page') as 'before' | 'after' | null
  const [delayMs, times] = [number('delay') ?? 0, number('times')]
  return {
    kind: 'set',
    fault: { status: number('status') ?? 200, retryAfter: number('retry-after'), delayMs, drop, page, times },
  }
}

/** Returns what is wrong with the parameters, in a sentence that names the one to change; null if nothing is. */
function problemWith(given: URLSearchParams): string | null {
  const strange = [...given.keys()].find((name) => !NAMES.includes(name))
  if (strange !== undefined) return `Unknown parameter ${JSON.stringify(strange)}. Use ${NAMES.join(', ')}.`
  const twice = NAMES.find((name) => given.getAll(name).length > 1)
  if (twice) return `${twice} is given more than once.`
  for (const [name, { least, most, means }] of Object.entries(NUMBERS)) {
    const text = given.get(name)
    if (text === null) continue
    const isIn = /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most
    if (!isIn) return `${name} is ${JSON.stringify(text)} but should be ${means}.`
  }
  for (const name of ['drop', 'page']) {
    const when = given.get(name)
    if (when !== null && when !== 'before' && when !== 'after')
      return `${name} is ${JSON.stringify(when)} but should be before or after.`
  }
  if (given.has('drop') && given.has('status')) return 'drop sends no response, so it cannot be combined with status.'
  if (given.has('drop') && given.has('page')) return 'drop sends no response, so it cannot be combined with page.'
  if (given.has('retry-after') && !given.has('status')) return 'retry-after needs a status as well, such as 429.'
  if (given.has('times') && given.size === 1) return 'times needs a status, a delay, a drop or a page as well.'
  return null
}

/** Returns whether mail is stored: before a cut or page that comes after storing, and otherwise with a 2xx. */
export function isStored({ status, drop, page = null, isStoredAnyway = status < 300 }: MailFault): boolean {
  const cut = drop ?? page
  return cut === null ? isStoredAnyway : cut === 'after'
}

/** Returns whether a status is a redirect. */
export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

/** Returns what is left of a fault after one more post; null if nothing is. */
export function afterOnePost(fault: MailFault): MailFault | null {
  if (fault.times === null) return fault
  return fault.times > 1 ? { ...fault, times: fault.times - 1 } : null
}

/** Describes in a sentence how posts are answered now. */
export function describeFault(fault: MailFault | null): string {
  if (fault === null) return 'No fault is set: mail is accepted as usual.'
  const { times, delayMs, drop, page, status, retryAfter } = fault
  const whom =
    times === null ? 'Every post until this is cleared' : times === 1 ? 'The next post' : `The next ${times} posts`
  const kept = isStored(fault) ? 'the mail is stored' : 'nothing is stored'
  const late = delayMs === 0 ? '' : ` after ${delayMs} ms`
  const asks = retryAfter === null ? '' : ` with Retry-After: ${retryAfter}`
  if (drop) return `${whom}: ${kept}, and the connection is cut${late} without a response.`
  const answer = page ? `${status} with a page` : isRedirect(status) ? `${status}, a redirect to a page` : `${status}`
  return `${whom}: ${kept}, and the response is ${answer}${asks}${late}.`
}
