import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RunningServer, serve } from '#server/serve.ts'
import { postMail } from '#support/mail-body.ts'

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

const post = (name = 'Asha') => postMail(`${site.url}/send`, { from_name: name })
const setFault = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${site.url}/__mail/fault${query}`, { headers })
const mailPage = async () => (await fetch(`${site.url}/__mail`)).text()
const stored = async () => [...(await mailPage()).matchAll(/<h2[^>]*>(\w+)/g)].map(([, name]) => name)

test('a status is returned as often as requested, nothing is stored meanwhile, and then mail is accepted again', async () => {
  expect((await setFault('?status=500&times=2')).status).toBe(200)
  expect([(await post('One')).status, (await post('Two')).status, (await post('Three')).status]).toEqual([
    500, 500, 200,
  ])
  expect(await stored()).toEqual(['Three'])
})

test('Retry-After is sent and other origins can read it', async () => {
  await setFault('?status=429&retry-after=5')
  const { status, headers } = await post()
  expect([status, headers.get('retry-after')]).toEqual([429, '5'])
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-expose-headers')).toBe('retry-after')
})

test('“drop=before” cuts the connection and stores nothing', async () => {
  await setFault('?drop=before')
  await expect(post()).rejects.toThrow('fetch failed')
  expect(await stored()).toEqual([])
})

test('“drop=after” stores the mail and loses the response', async () => {
  await setFault('?drop=after')
  await expect(post('Kept')).rejects.toThrow('fetch failed')
  expect(await stored()).toEqual(['Kept'])
})

test('a redirect leads to a page of the site, and a page is returned as a successful response', async () => {
  await setFault('?status=302&times=1')
  const redirect = await postMail(`${site.url}/send`, {}, { redirect: 'manual' })
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, '/'])
  await setFault('?page=after')
  const page = await post('Kept')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await stored()).toEqual(['Kept'])
})

test('a delay applies to the response, and not to storing the mail', async () => {
  await setFault('?delay=600000')
  const controller = new AbortController()
  const response = postMail(`${site.url}/send`, { from_name: 'Slow' }, { signal: controller.signal })
  await expect.poll(stored).toEqual(['Slow'])
  controller.abort()
  await expect(response).rejects.toThrow('aborted')
})

test('a delay in milliseconds passes, and then the response arrives', async () => {
  await setFault('?delay=60&status=503')
  const start = performance.now()
  expect((await post()).status).toBe(503)
  expect(performance.now() - start).toBeGreaterThanOrEqual(55)
})

test('a preflight request is answered as usual, and is not counted', async () => {
  await setFault('?status=500&times=1')
  expect((await fetch(`${site.url}/send`, { method: 'OPTIONS' })).status).toBe(204)
  expect((await post()).status).toBe(500)
})

test('the response describes the current fault, and the address without parameters clears it', async () => {
  const set = await setFault('?status=500')
  expect(set.headers.get('cache-control')).toBe('no-store')
  expect(await set.text()).toContain('Every post until this is cleared: nothing is stored, and the response is 500.')
  expect(await (await setFault('')).text()).toContain('No fault is set: mail is accepted as usual.')
  expect((await post()).status).toBe(200)
})

test('invalid parameters are rejected with a sentence, and the current fault stays', async () => {
  await setFault('?status=500')
  const response = await setFault('?status=<b>')
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8'])
  expect(await response.text()).toBe('status is "<b>" but should be an HTTP status from 200 to 599.')
  expect((await post()).status).toBe(500)
})

test('the list of caught mail shows the current fault at its top, with a link that clears it', async () => {
  expect(await mailPage()).not.toContain('/__mail/fault')
  await setFault('?drop=after&times=3')
  const page = await mailPage()
  expect(page).toContain('The next 3 posts: the mail is stored, and the connection is cut without a response.')
  expect(page).toContain('<a href="/__mail/fault">Clear the fault</a>')
  expect(page.indexOf('The next 3 posts')).toBeLessThan(page.indexOf('0 messages'))
})

test.each(['cross-site', 'same-site'])('a page of another site (%s) cannot set a fault', async (fetchSite) => {
  const response = await setFault('?status=500', { 'sec-fetch-site': fetchSite })
  expect([response.status, await response.text()]).toEqual([403, 'Pages of other sites cannot set a fault.'])
  expect((await post()).status).toBe(200)
})

test.each(['same-origin', 'none'])(
  'the address bar or a link on the server’s own page (%s) can set a fault',
  async (fetchSite) => {
    expect((await setFault('?status=500', { 'sec-fetch-site': fetchSite })).status).toBe(200)
    expect((await post()).status).toBe(500)
  },
)

test('a fault is set with GET only', async () => {
  const response = await fetch(`${site.url}/__mail/fault?status=500`, { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  expect((await fetch(`${site.url}/__mail/fault?status=500`, { method: 'HEAD' })).status).toBe(405)
  expect((await post()).status).toBe(200)
})
