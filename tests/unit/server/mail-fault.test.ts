import { expect, test } from 'vitest'
import { afterOnePost, describeFault, isStored, type MailFault, parseFault } from '#server/mail-fault.ts'

const parse = (query: string) => parseFault(new URLSearchParams(query))
const noFault: MailFault = { status: 200, retryAfter: null, delayMs: 0, drop: null, times: null }

/** Returns the sentence with which the sink describes the fault or rejects the parameters. */
function sentenceFor(query: string): string {
  const command = parse(query)
  return command.kind === 'set'
    ? describeFault(command.fault)
    : command.kind === 'invalid'
      ? command.problem
      : describeFault(null)
}

test('an address can set several fields of a fault at once', () => {
  expect(parse('status=429&delay=2000&retry-after=5&times=3')).toEqual({
    kind: 'set',
    fault: { status: 429, retryAfter: 5, delayMs: 2000, drop: null, page: null, times: 3 },
  })
})

test('an address without parameters clears the fault', () => {
  expect(parse('')).toEqual({ kind: 'clear' })
})

test.each([
  ['', 'No fault is set: mail is accepted as usual.'],
  ['status=500', 'Every post until this is cleared: nothing is stored, and the response is 500.'],
  [
    'status=503&retry-after=0&times=1',
    'The next post: nothing is stored, and the response is 503 with Retry-After: 0.',
  ],
  [
    'status=429&delay=2000&retry-after=5&times=3',
    'The next 3 posts: nothing is stored, and the response is 429 with Retry-After: 5 after 2000 ms.',
  ],
  ['status=202', 'Every post until this is cleared: the mail is stored, and the response is 202.'],
  ['delay=30000&times=2', 'The next 2 posts: the mail is stored, and the response is 200 after 30000 ms.'],
  ['status=302', 'Every post until this is cleared: nothing is stored, and the response is 302, a redirect to a page.'],
  ['page=before', 'Every post until this is cleared: nothing is stored, and the response is 200 with a page.'],
  ['page=after&times=1', 'The next post: the mail is stored, and the response is 200 with a page.'],
  ['drop=before', 'Every post until this is cleared: nothing is stored, and the connection is cut without a response.'],
  [
    'drop=after&delay=10&times=1',
    'The next post: the mail is stored, and the connection is cut after 10 ms without a response.',
  ],
])('“%s” is described as “%s”', (query, sentence) => {
  expect(sentenceFor(query)).toBe(sentence)
})

test.each([
  ['stauts=500', 'Unknown parameter "stauts". Use status, retry-after, delay, times, drop, page.'],
  ['status=500&status=429', 'status is given more than once.'],
  ['status=', 'status is "" but should be an HTTP status from 200 to 599.'],
  ['status=100', 'status is "100" but should be an HTTP status from 200 to 599.'],
  ['status=600', 'status is "600" but should be an HTTP status from 200 to 599.'],
  ['delay=1.5', 'delay is "1.5" but should be whole milliseconds from 0 to 600000.'],
  ['delay=-1', 'delay is "-1" but should be whole milliseconds from 0 to 600000.'],
  ['delay=600001', 'delay is "600001" but should be whole milliseconds from 0 to 600000.'],
  ['status=429&retry-after=soon', 'retry-after is "soon" but should be whole seconds from 0 to 86400.'],
  ['status=429&times=0', 'times is "0" but should be a number of posts from 1 to 1000.'],
  ['drop=now', 'drop is "now" but should be before or after.'],
  ['page=now', 'page is "now" but should be before or after.'],
  ['drop=after&page=after', 'drop sends no response, so it cannot be combined with page.'],
  ['drop=after&status=500', 'drop sends no response, so it cannot be combined with status.'],
  ['retry-after=5', 'retry-after needs a status as well, such as 429.'],
  ['times=3', 'times needs a status, a delay, a drop or a page as well.'],
])('“%s” is rejected: %s', (query, problem) => {
  expect(parse(query)).toEqual({ kind: 'invalid', problem })
})

test('a fault with a number of posts ends after that many posts, and any other fault stays', () => {
  expect(afterOnePost({ ...noFault, times: 2 })).toEqual({ ...noFault, times: 1 })
  expect(afterOnePost({ ...noFault, times: 1 })).toBeNull()
  expect(afterOnePost(noFault)).toEqual(noFault)
})

test('mail is stored if the service accepts it, or if only the response is lost', () => {
  expect(isStored(noFault)).toBe(true)
  expect(isStored({ ...noFault, status: 500 })).toBe(false)
  expect(isStored({ ...noFault, drop: 'after' })).toBe(true)
  expect(isStored({ ...noFault, drop: 'before' })).toBe(false)
  expect(isStored({ ...noFault, page: 'after' })).toBe(true)
  expect(isStored({ ...noFault, page: 'before' })).toBe(false)
})
