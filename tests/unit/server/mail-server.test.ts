import { expect, onTestFinished, test } from 'vitest'
import { postMail } from '#support/mail-body.ts'
import { startMailServer } from '#support/mail-server.ts'

async function server() {
  const started = await startMailServer()
  onTestFinished(started.close)
  return started
}

const mailWith = (reference: string) => ({ message: `Hello\n\nRef: ${reference}` })

test('accepted mail is found by its reference, with all its copies', async () => {
  const { endpoint, accepted } = await server()
  for (const reference of ['MR-7K2QX4AB', 'MR-00000000', 'MR-7K2QX4AB']) await postMail(endpoint, mailWith(reference))
  expect([...accepted].map(([reference, bodies]) => [reference, bodies.length])).toEqual([
    ['MR-7K2QX4AB', 2],
    ['MR-00000000', 1],
  ])
  expect(accepted.get('MR-00000000')?.[0]?.template_params.message).toBe('Hello\n\nRef: MR-00000000')
})

test('a queue of faults applies to the posts in turn, and then mail is accepted as usual', async () => {
  const { endpoint, setFaults: faults, accepted, posts } = await server()
  faults([{ status: 500 }, null, { drop: 'before' }, { drop: 'after' }])
  expect((await postMail(endpoint, mailWith('MR-00000001'))).status).toBe(500)
  expect((await postMail(endpoint, mailWith('MR-00000002'))).status).toBe(200)
  await expect(postMail(endpoint, mailWith('MR-00000003'))).rejects.toThrow()
  await expect(postMail(endpoint, mailWith('MR-00000004'))).rejects.toThrow()
  expect((await postMail(endpoint, mailWith('MR-00000005'))).status).toBe(200)
  expect([...accepted.keys()]).toEqual(['MR-00000002', 'MR-00000004', 'MR-00000005'])
  expect(posts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
})

test('a rule decides each post by its number and its reference', async () => {
  const { endpoint, setFaults: faults } = await server()
  faults(({ number, reference }) =>
    reference === 'MR-00000001' && number === 1 ? { status: 503, retryAfter: 2 } : null,
  )
  const rejected = await postMail(endpoint, mailWith('MR-00000001'))
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await postMail(endpoint, mailWith('MR-00000001'))).status).toBe(200)
})

test('a response can be made unreadable for other origins', async () => {
  const { endpoint, setFaults: faults } = await server()
  faults([{ status: 429, retryAfter: 5, hasCors: false }])
  const { headers } = await postMail(endpoint)
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('access-control-expose-headers')).toBeNull()
})

test('every post is recorded with its time, and the highest number of simultaneous posts is known', async () => {
  const { endpoint, setFaults: faults, posts, greatestConcurrency } = await server()
  const from = Date.now()
  await postMail(endpoint)
  await postMail(endpoint)
  expect(greatestConcurrency()).toBe(1)
  faults(() => ({ delayMs: 50 }))
  await Promise.all([postMail(endpoint), postMail(endpoint), postMail(endpoint)])
  expect(greatestConcurrency()).toBe(3)
  expect(posts).toHaveLength(5)
  for (const { at } of posts) expect(at).toBeGreaterThanOrEqual(from)
})

test('a post that breaks the contract is rejected as the sink rejects it', async () => {
  const { endpoint, posts } = await server()
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(endpoint, { method: 'POST', headers, body: '{}' })
  expect([response.status, await response.text()]).toEqual([400, 'The body is missing service_id.'])
  expect(posts).toEqual([])
})

test('closing does not wait for a delayed response', async () => {
  const { endpoint, setFaults: faults, posts, close } = await startMailServer()
  faults([{ delayMs: 600_000 }])
  const response = postMail(endpoint).catch(() => 'cut')
  await expect.poll(() => posts.length).toBe(1)
  await close()
  expect(await response).toBe('cut')
})
