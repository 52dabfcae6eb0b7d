/** A bad day of the mail service: how a post is answered instead of with 'OK'. */
export type MailFault = {
  /** The status of the answer; 200 where the service only is slow. */
  readonly status: number
  /** Seconds for the header Retry-After; null sends none. */
  readonly retryAfter: number | null
  /** The answer, or the cut, comes this many milliseconds after the mail was stored, or would have been. */
  readonly delayMs: number
  /** Cuts the connection instead of answering: before anything is stored, or after, so that only the answer is lost. */
  readonly drop: 'before' | 'after' | null
  /** Answers with a page, as a login wall does: before anything is stored, or after. */
  readonly page?: 'before' | 'after' | null
  /** For how many posts it holds; null until it is cleared. */
  readonly times: number | null
  /** False answers without the headers that let a page of another origin read it. Only tests ask for that. */
  readonly hasCors?: boolean
  /** True stores the mail whatever the answer says: a service that fails after its work. Only tests ask for that. */
  readonly isStoredAnyway?: boolean
}

/** What an address asks for: a fault, none any more, or something that makes no sense and why. */
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

/** Reads the parameters of a fault's address; none at all clear the fault. */
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

/** What is wrong with the parameters, in a sentence that names the one to change; null where nothing is. */
function problemWith(given: URLSearchParams): string | null {
  const strange = [...given.keys()].find((name) => !NAMES.includes(name))
  if (strange !== undefined) return `There is no parameter ${JSON.stringify(strange)}: use ${NAMES.join(', ')}.`
  const twice = NAMES.find((name) => given.getAll(name).length > 1)
  if (twice) return `${twice} is given more than once.`
  for (const [name, { least, most, means }] of Object.entries(NUMBERS)) {
    const text = given.get(name)
    if (text === null) continue
    const isIn = /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most
    if (!isIn) return `${name} holds ${JSON.stringify(text)} but should be ${means}.`
  }
  for (const name of ['drop', 'page']) {
    const when = given.get(name)
    if (when !== null && when !== 'before' && when !== 'after')
      return `${name} holds ${JSON.stringify(when)} but should be before or after.`
  }
  if (given.has('drop') && given.has('status'))
    return 'drop leaves no answer, so that status cannot be given beside it.'
  if (given.has('drop') && given.has('page')) return 'drop leaves no answer, so that page cannot be given beside it.'
  if (given.has('retry-after') && !given.has('status')) return 'retry-after needs a status beside it, such as 429.'
  if (given.has('times') && given.size === 1) return 'times needs a status, a delay, a drop or a page beside it.'
  return null
}

/** Whether mail is stored under a fault: what the service answers with a 2xx, and what it answers in vain. */
export function isStored({ status, drop, page = null, isStoredAnyway = status < 300 }: MailFault): boolean {
  const cut = drop ?? page
  return cut === null ? isStoredAnyway : cut === 'after'
}

/** Whether an answer leads elsewhere. */
export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

/** What is left of a fault after one more post. */
export function afterOnePost(fault: MailFault): MailFault | null {
  if (fault.times === null) return fault
  return fault.times > 1 ? { ...fault, times: fault.times - 1 } : null
}

/** What posts meet now, in a sentence. */
export function describeFault(fault: MailFault | null): string {
  if (fault === null) return 'No fault is set: mail is taken as usual.'
  const { times, delayMs, drop, page, status, retryAfter } = fault
  const whom =
    times === null ? 'Every post until this is cleared' : times === 1 ? 'The next post' : `The next ${times} posts`
  const kept = isStored(fault) ? 'the mail is stored' : 'nothing is stored'
  const late = delayMs === 0 ? '' : ` after ${delayMs} ms`
  const asks = retryAfter === null ? '' : ` and Retry-After: ${retryAfter}`
  if (drop) return `${whom}: ${kept}, and the connection is cut${late} without an answer.`
  const answer = page ? `${status} with a page` : isRedirect(status) ? `${status} to a page` : `${status}`
  return `${whom}: ${kept}, and the answer is ${answer}${asks}${late}.`
}
