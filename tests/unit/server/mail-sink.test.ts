import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailBodyProblem } from '#server/mail-contract.ts'
import { type RunningServer, serve } from '#server/serve.ts'

const params = {
  to_email: 'hello@vyomix.example',
  from_name: 'Asha',
  from_email: 'asha@example.com',
  phone_number: '',
  meeting_date: '',
  meeting_time: '',
  message: 'Hello there',
}
const mail = { service_id: 'local_service', template_id: 'meeting_template', user_id: 'local', template_params: params }

let folder: string
let site: RunningServer

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vyomix-mail-'))
  site = await serve({ root: folder, mailFolder: join(folder, 'mail'), port: 0, mailEndpoint: '/send' })
})

afterEach(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

function post(body: string, type = 'application/json') {
  return fetch(`${site.url}/send`, { method: 'POST', headers: { 'content-type': type }, body })
}

async function postFrom(name: string) {
  return (await post(JSON.stringify({ ...mail, template_params: { ...params, from_name: name } }))).status
}

test('a message that conforms to the contract gets OK and is stored as one file', async () => {
  const response = await post(JSON.stringify(mail), 'application/json; charset=utf-8')
  expect([response.status, await response.text()]).toEqual([200, 'OK'])
  const names = readdirSync(join(folder, 'mail'))
  expect(names).toHaveLength(1)
  expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.json$/)
  const stored = JSON.parse(readFileSync(join(folder, 'mail', names[0] ?? ''), 'utf8'))
  expect(stored).toEqual({ receivedAt: expect.stringMatching(/^\d{4}-.*Z$/), body: mail })
})

test.each([
  [[], 'The body is not a JSON object.'],
  [null, 'The body is not a JSON object.'],
  [{ ...mail, accessToken: 'x' }, 'The body contains "accessToken", which is not in the contract.'],
  [{ ...mail, user_id: ' ' }, 'user_id is not a non-empty string.'],
  [{ ...mail, service_id: 7 }, 'service_id is not a non-empty string.'],
  [{ service_id: 'a', template_id: 'b', user_id: 'c' }, 'The body is missing template_params.'],
  [{ ...mail, template_params: 'x' }, 'template_params is not an object.'],
  [{ ...mail, template_params: { ...params, phone_number: null } }, 'phone_number is not a string.'],
  [
    { ...mail, template_params: { ...params, ref: 'x' } },
    'template_params contains "ref", which is not in the contract.',
  ],
  [{ ...mail, template_params: { to_email: 'a' } }, 'template_params is missing from_name.'],
  [mail, null],
])('the problem of %j is %j', (body, problem) => {
  expect(mailBodyProblem(body)).toBe(problem)
})

test('a body that breaks the contract is rejected with the reason and not stored', async () => {
  const response = await post(JSON.stringify({ ...mail, user_id: '' }))
  expect([response.status, await response.text()]).toEqual([400, 'user_id is not a non-empty string.'])
  expect((await post('{')).status).toBe(400)
  expect(existsSync(join(folder, 'mail'))).toBe(false)
})

test('a body of another type is rejected', async () => {
  expect((await post(JSON.stringify(mail), 'text/plain')).status).toBe(415)
})

test('a body beyond 64 KB is rejected, whether or not it states its size', async () => {
  const large = JSON.stringify({ ...mail, template_params: { ...params, message: 'x'.repeat(65536) } })
  expect((await post(large)).status).toBe(413)
  const body = new Blob([large]).stream()
  const headers = { 'content-type': 'application/json' }
  const unsized = await fetch(`${site.url}/send`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  expect(unsized.status).toBe(413)
})

test.each([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin', origin: 'http://proxy.example' },
  { origin: 'own' },
  {},
])('a page of this server can post, and so can another program: %j', async (headers) => {
  expect(await statusOf('POST', headers)).toBe(200)
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'own' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://elsewhere.example' },
  { origin: 'http://localhost:1' },
  { origin: 'null' },
])('a page of another site can neither post nor send a preflight request: %j', async (headers) => {
  expect(await statusOf('POST', headers)).toBe(403)
  expect(await statusOf('OPTIONS', headers)).toBe(403)
  expect(existsSync(join(folder, 'mail'))).toBe(false)
})

/** Returns the status for a request with headers that only a browser can set. `own` stands for the site's address. */
function statusOf(method: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const origin = headers.origin === 'own' ? { origin: site.url } : {}
  return new Promise((resolve, reject) => {
    const allHeaders = { 'content-type': 'application/json', ...headers, ...origin }
    const outgoing = request(`${site.url}/send`, { method, headers: allHeaders }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    outgoing.on('error', reject)
    outgoing.end(method === 'POST' ? JSON.stringify(mail) : undefined)
  })
}

test('only the newest 500 messages stay in the folder, and a file of another kind stays, too', async () => {
  mkdirSync(join(folder, 'mail'))
  writeFileSync(join(folder, 'mail', 'notes.txt'), 'mine')
  const names = Array.from({ length: 502 }, (_, index) => `2020-01-01T00-00-00.${index + 100}Z-00000000.json`)
  for (const name of names) writeFileSync(join(folder, 'mail', name), '{}')
  expect(await postFrom('Asha')).toBe(200)
  const stored = readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.json'))
  expect(stored).toHaveLength(500)
  expect(names.filter((name) => !stored.includes(name))).toEqual(names.slice(0, 3))
  expect(existsSync(join(folder, 'mail', 'notes.txt'))).toBe(true)
})

test('a GET request to the endpoint is rejected with the allowed methods', async () => {
  const response = await fetch(`${site.url}/send`)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
})

test('caught messages are listed newest first', async () => {
  for (const name of ['Asha', 'Bela', 'Chitra']) expect(await postFrom(name)).toBe(200)
  const page = await (await fetch(`${site.url}/__mail`)).text()
  expect(page).toContain('3 messages')
  expect([...page.matchAll(/<h2[^>]*>(\w+)/g)].map(([, name]) => name)).toEqual(['Chitra', 'Bela', 'Asha'])
})

test("a visitor's text stays text on the page", async () => {
  await postFrom('<script>alert("1")</script>&\'')
  const page = await (await fetch(`${site.url}/__mail`)).text()
  expect(page).not.toContain('<script')
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;')
})

test('the page is not cached, loads nothing and allows only its own style', async () => {
  const { headers } = await fetch(`${site.url}/__mail`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+='; /)
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('a file in the folder that is not a message is skipped', async () => {
  await postFrom('Asha')
  writeFileSync(join(folder, 'mail', '2020-half.json'), '{"receivedAt":')
  writeFileSync(join(folder, 'mail', '2021-other.json'), '{"receivedAt":"x","body":{}}')
  expect(await (await fetch(`${site.url}/__mail`)).text()).toContain('1 message.')
})

test('an endpoint on another host is not handled', async () => {
  const elsewhere = { mailEndpoint: 'https://mail.example/send' }
  const other = await serve({ root: folder, mailFolder: join(folder, 'mail'), port: 0, ...elsewhere })
  expect((await fetch(`${other.url}/send`, { method: 'POST', body: '{}' })).status).toBe(405)
  expect((await fetch(`${other.url}/__mail`)).status).toBe(200)
  await other.close()
})
