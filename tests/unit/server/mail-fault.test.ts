import { expect, test } from 'vitest'
import { afterOnePost, describeFault, isStored, type MailFault, parseFault } from '#server/mail-fault.ts'

const read = (query: string) => parseFault(new URLSearchParams(query))
const goodDay: MailFault = { status: 200, retryAfter: null, delayMs: 0, drop: null, times: null }

/** The effect of an address, in the sink's own words. */
function said(query: string): string {
  const order = read(query)
  return order.kind === 'set'
    ? describeFault(order.fault)
    : order.kind === 'nonsense'
      ? order.problem
      : describeFault(null)
}

test('an address sets everything at once', () => {
  expect(read('status=429&delay=2000&retry-after=5&times=3')).toEqual({
    kind: 'set',
    fault: { status: 429, retryAfter: 5, delayMs: 2000, drop: null, page: null, times: 3 },
  })
})

test('an address without parameters clears the fault', () => {
  expect(read('')).toEqual({ kind: 'clear' })
})

test.each([
  ['', 'No fault is set: mail is taken as usual.'],
  ['status=500', 'Every post until this is cleared: nothing is stored, and the answer is 500.'],
  ['status=503&retry-after=0&times=1', 'The next post: nothing is stored, and the answer is 503 and Retry-After: 0.'],
  [
    'status=429&delay=2000&retry-after=5&times=3',
    'The next 3 posts: nothing is stored, and the answer is 429 and Retry-After: 5 after 2000 ms.',
  ],
  ['status=202', 'Every post until this is cleared: the mail is stored, and the answer is 202.'],
  ['delay=30000&times=2', 'The next 2 posts: the mail is stored, and the answer is 200 after 30000 ms.'],
  ['status=302', 'Every post until this is cleared: nothing is stored, and the answer is 302 to a page.'],
  ['page=before', 'Every post until this is cleared: nothing is stored, and the answer is 200 with a page.'],
  ['page=after&times=1', 'The next post: the mail is stored, and the answer is 200 with a page.'],
  ['drop=before', 'Every post until this is cleared: nothing is stored, and the connection is cut without an answer.'],
  [
    'drop=after&delay=10&times=1',
    'The next post: the mail is stored, and the connection is cut after 10 ms without an answer.',
  ],
])('“%s” is described as “%s”', (query, sentence) => {
  expect(said(query)).toBe(sentence)
})

test.each([
  ['stauts=500', 'There is no parameter "stauts": use status, retry-after, delay, times, drop, page.'],
  ['status=500&status=429', 'status is given more than once.'],
  ['status=', 'status holds "" but should be an HTTP status from 200 to 599.'],
  ['status=100', 'status holds "100" but should be an HTTP status from 200 to 599.'],
  ['status=600', 'status holds "600" but should be an HTTP status from 200 to 599.'],
  ['delay=1.5', 'delay holds "1.5" but should be whole milliseconds from 0 to 600000.'],
  ['delay=-1', 'delay holds "-1" but should be whole milliseconds from 0 to 600000.'],
  ['delay=600001', 'delay holds "600001" but should be whole milliseconds from 0 to 600000.'],
  ['status=429&retry-after=soon', 'retry-after holds "soon" but should be whole seconds from 0 to 86400.'],
  ['status=429&times=0', 'times holds "0" but should be a number of posts from 1 to 1000.'],
  ['drop=now', 'drop holds "now" but should be before or after.'],
  ['page=now', 'page holds "now" but should be before or after.'],
  ['drop=after&page=after', 'drop leaves no answer, so that page cannot be given beside it.'],
  ['drop=after&status=500', 'drop leaves no answer, so that status cannot be given beside it.'],
  ['retry-after=5', 'retry-after needs a status beside it, such as 429.'],
  ['times=3', 'times needs a status, a delay, a drop or a page beside it.'],
])('“%s” is rejected: %s', (query, problem) => {
  expect(read(query)).toEqual({ kind: 'nonsense', problem })
})

test('a fault with a number of posts ends after them, and one without stays', () => {
  expect(afterOnePost({ ...goodDay, times: 2 })).toEqual({ ...goodDay, times: 1 })
  expect(afterOnePost({ ...goodDay, times: 1 })).toBeNull()
  expect(afterOnePost(goodDay)).toEqual(goodDay)
})

test('mail is stored when the service accepts it, or when its response is lost', () => {
  expect(isStored(goodDay)).toBe(true)
  expect(isStored({ ...goodDay, status: 500 })).toBe(false)
  expect(isStored({ ...goodDay, drop: 'after' })).toBe(true)
  expect(isStored({ ...goodDay, drop: 'before' })).toBe(false)
  expect(isStored({ ...goodDay, page: 'after' })).toBe(true)
  expect(isStored({ ...goodDay, page: 'before' })).toBe(false)
})
