import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { RelayMail } from '#relay/message.ts'
import { startRelay } from '#relay/relay.ts'
import { parseRelaySettings } from '#relay/settings.ts'
import type { SmtpOutcome } from '#relay/smtp-outcome.ts'
import { readSubscribers } from '#relay/subscriber-file.ts'
import { fakeClock } from '#support/fake-clock.ts'
import {
  ORIGIN,
  postToRelay,
  relayBody,
  relayFolder,
  relayVariables,
  subscriptionBody,
  until,
} from '#support/relay-fixtures.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const refused: SmtpOutcome = { kind: 'refused', code: 550 }

/** Starts a relay whose mail server is a list, with a clock that only a test moves. */
async function relayWith(
  variables: Readonly<Record<string, string>> = {},
  outcome: SmtpOutcome = { kind: 'accepted' },
) {
  const folder = relayFolder()
  const settings = parseRelaySettings({ ...relayVariables(folder, 1), ...variables })
  const [clock, sent, lines] = [fakeClock(), [] as RelayMail[], [] as string[]]
  const send = async (mail: RelayMail) => {
    sent.push(mail)
    return outcome
  }
  const relay = await startRelay(settings, { smtp: { send }, clock, log: (line) => lines.push(line) })
  onTestFinished(async () => {
    const closed = relay.close()
    await closed
  })
  const health = async () => (await fetch(`${relay.url}/health`)).json()
  return { url: relay.url, folder, clock, sent, lines, health }
}

const sendUrl = (url: string) => `${url}/api/v1.0/email/send`

test('a page of the site may ask with a preflight, and may read the answer and its Retry-After', async () => {
  const { url } = await relayWith()
  const preflight = await fetch(sendUrl(url), { method: 'OPTIONS', headers: { origin: ORIGIN } })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': ORIGIN,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    vary: 'Origin',
  })
  const { status, headers } = await postToRelay(url, relayBody())
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect(headers.get('access-control-expose-headers')).toBe('Retry-After')
  expect(headers.get('content-type')).not.toContain('html')
})

test.each(['https://else.example', 'null', 'http://vyomix.example', ''])('the origin %j is refused', async (origin) => {
  const { url, sent } = await relayWith()
  const response = await postToRelay(url, relayBody(), { origin })
  expect(response.status).toBe(403)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(sent).toEqual([])
})

const whole = relayBody()
test.each([
  ['not JSON', '{', {}, 400, 'The body is not a JSON object.'],
  ['a missing parameter', { ...whole, template_params: {} }, {}, 400, 'template_params is missing to_email.'],
  ['another field', { ...whole, accessToken: 'x' }, {}, 400, 'The body contains "accessToken"'],
  ['another type', relayBody(), { 'content-type': 'text/plain' }, 415, 'The content type is not application/json.'],
  ['too much', relayBody({ message: 'x'.repeat(65_536) }), {}, 413, 'The body is larger than 64 KB.'],
  ['no address', subscriptionBody('asha'), {}, 400, 'from_email is not an address'],
  ['two addresses', subscriptionBody('a@b.example,c@d.example'), {}, 400, 'from_email is not an address'],
] as const)('a body that is %s is refused with a sentence', async (_, body, headers, status, sentence) => {
  const { url, folder } = await relayWith()
  const response = await postToRelay(url, body, headers)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(sentence)
  expect(readdirSync(join(folder, 'waiting'))).toEqual([])
})

test('other methods and addresses are refused', async () => {
  const { url } = await relayWith()
  expect((await fetch(sendUrl(url), { headers: { origin: ORIGIN } })).status).toBe(405)
  expect((await fetch(`${url}/`)).status).toBe(404)
  expect((await fetch(`${url}/api/v1.0/email/newsletter/`)).status).toBe(404)
})

test('more messages than the limit are answered with 429 and a Retry-After, and a repeat does not count', async () => {
  const { url, clock } = await relayWith({ RELAY_LIMIT_PER_ADDRESS: '2' })
  const post = (number: number, address = '203.0.113.5') =>
    postToRelay(url, relayBody({ message: `Ref: MR-0000000${number}` }), { 'x-forwarded-for': address })
  expect((await post(1)).status).toBe(200)
  expect((await post(1)).status).toBe(200)
  expect((await post(2)).status).toBe(200)
  const limited = await post(3)
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3600'])
  expect((await post(2)).status).toBe(200)
  expect((await post(3, '203.0.113.6')).status).toBe(200)
  clock.advance(HOUR_MS)
  expect((await post(4)).status).toBe(200)
})

test('if the disk fails, nothing is promised: the answer is 503 with a Retry-After', async () => {
  const { url, folder, sent } = await relayWith()
  rmSync(join(folder, 'waiting'), { recursive: true })
  const response = await postToRelay(url, relayBody())
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  mkdirSync(join(folder, 'waiting'))
  expect((await postToRelay(url, relayBody())).status).toBe(200)
  await until(() => sent.length === 1)
})

test('health says what waits and what was refused, and turns to 503 when mail waits for an hour', async () => {
  const later: SmtpOutcome = { kind: 'later', error: 'timeout', code: null, isForAll: true }
  const { url, clock, health } = await relayWith({}, later)
  expect(await health()).toEqual({ ok: true, waiting: 0, oldest: null, refused: 0, unreadable: 0, lastError: null })
  await postToRelay(url, relayBody())
  const at = new Date(clock.now()).toISOString()
  await until(async () => (await health()).lastError !== null)
  expect(await health()).toMatchObject({
    ok: true,
    waiting: 1,
    oldest: at,
    lastError: { error: 'timeout', code: null, at },
  })
  clock.advance(HOUR_MS)
  expect((await fetch(`${url}/health`)).status).toBe(503)
})

test('a refused mail is deleted after 30 days, and the log says so without a word of the visitor', async () => {
  const { url, clock, lines, health } = await relayWith({}, refused)
  await postToRelay(url, relayBody())
  await until(async () => (await health()).refused === 1)
  clock.advance(30 * DAY_MS)
  await until(async () => {
    clock.advance(HOUR_MS) // the folder is cleaned every hour
    return (await health()).refused === 0
  })
  expect(lines.join('\n')).toMatch(/refused by the mail server: 550[\s\S]*Deleted 1 refused messages/)
  expect(lines.join('\n')).not.toMatch(/leela|nair|tea|@/i)
})

/** Returns the path of the link that the relay has mailed to an address. */
async function linkTo(sent: readonly RelayMail[], address: string): Promise<string> {
  await until(() => sent.some(({ to }) => to === address))
  const text = sent.find(({ to }) => to === address)?.text ?? ''
  return new URL(/https:\S+/.exec(text)?.[0] ?? '').href.slice(ORIGIN.length)
}

test('an address is confirmed by a POST of the page behind its link, and opening the link changes nothing', async () => {
  const { url, folder, sent } = await relayWith()
  await postToRelay(url, subscriptionBody('asha@example.com'))
  const link = await linkTo(sent, 'asha@example.com')
  const page = await fetch(url + link)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(await page.text()).toContain('<form method="post"><button>')
  expect((await fetch(url + link, { method: 'HEAD' })).status).toBe(200)
  expect((await readSubscribers(folder))[0]?.confirmedAt).toBeNull()
  const done = await fetch(url + link, { method: 'POST' })
  expect(done.status).toBe(200)
  expect((await readSubscribers(folder))[0]?.confirmedAt).not.toBeNull()
  const leave = /href="([^"]+)"/.exec(await done.text())?.[1]?.slice(ORIGIN.length) ?? ''
  expect(await (await fetch(url + leave)).text()).toContain('<form method="post"><button>')
  expect(await readSubscribers(folder)).toHaveLength(1)
  await fetch(url + leave, { method: 'POST' })
  expect(await readSubscribers(folder)).toEqual([])
  expect((await fetch(url + leave, { method: 'POST' })).status).toBe(404)
})

test('a confirmed address that is entered again gets no mail', async () => {
  const { url, sent } = await relayWith()
  await postToRelay(url, subscriptionBody('asha@example.com'))
  await fetch(url + (await linkTo(sent, 'asha@example.com')), { method: 'POST' })
  expect((await postToRelay(url, subscriptionBody('asha@example.com', 'MR-00000002'))).status).toBe(200)
  expect(sent).toHaveLength(1)
})

test('an address that is not confirmed goes after 7 days, and may then be entered again', async () => {
  const { url, folder, clock, sent } = await relayWith()
  await postToRelay(url, subscriptionBody('asha@example.com'))
  const link = await linkTo(sent, 'asha@example.com')
  clock.advance(7 * DAY_MS)
  expect((await fetch(url + link, { method: 'POST' })).status).toBe(404)
  await until(async () => {
    clock.advance(HOUR_MS)
    return (await readSubscribers(folder)).length === 0
  })
  await postToRelay(url, subscriptionBody('asha@example.com', 'MR-00000003'))
  await until(() => sent.length === 2)
})

test.each(['', 'x', '..%2f'])('the token %j confirms nothing', async (token) => {
  const { url } = await relayWith()
  const address = `${url}/api/v1.0/email/newsletter/confirm?token=${token}`
  for (const method of ['GET', 'POST']) expect((await fetch(address, { method })).status).toBe(404)
})

test('a request of the newsletter template with more than an address goes to the owner', async () => {
  const { url, sent } = await relayWith()
  await postToRelay(url, relayBody({}, 'newsletter_template'))
  await until(() => sent.length === 1)
  expect(sent[0]?.to).toBeNull()
})

test('an address that is no URL is refused, and the relay goes on', async () => {
  const { url } = await relayWith()
  const status = await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const request = httpRequest({ hostname, port, path: '//' }, (response) => resolve(response.statusCode))
    request.on('error', reject).end()
  })
  expect(status).toBeGreaterThanOrEqual(400)
  expect((await fetch(`${url}/health`)).status).toBe(200)
})
