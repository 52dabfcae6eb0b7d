import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, serve } from '#server/serve.ts'

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer; text: string }

const folder = mkdtempSync(join(tmpdir(), 'vyomix-site-'))
const root = join(folder, 'dist')
const long = '<p>All about us.</p>'.repeat(200)
let site: RunningServer

function put(path: string, content: string | Buffer) {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeAll(async () => {
  put('index.html', 'home')
  put('about.html', long)
  put('blog.html', 'blog')
  put('blog/first-post.html', 'first post')
  put('404.html', 'not found page')
  put('assets/app-1.js', 'console.log(1)')
  put('film.webm', Buffer.from('0123456789'))
  put('manifest.webmanifest', '{}')
  put('feed.xml', '<feed/>')
  put('.secret', 'secret')
  put('_headers', '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, immutable\n')
  put('_redirects', '/our-team /about 301\n/%C3%BCber.php /about 301\n/about.html /about 301!\n')
  writeFileSync(join(folder, 'outside.txt'), 'outside')
  symlinkSync(join(folder, 'outside.txt'), join(root, 'link.txt'))
  site = await serve({ root, mailFolder: join(folder, 'mail'), port: 0 })
})

afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

/** Requests an address exactly as it is written; `fetch` would normalise it. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port: site.port, path, headers, method, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

test.each([
  ['/', 'home'],
  ['/about', long],
  ['/about?tag=x', long],
  ['/blog', 'blog'],
  ['/blog/first-post', 'first post'],
  ['/blog/first%2Dpost', 'first post'],
  ['/404', 'not found page'],
])('%s returns its page', async (path, text) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ status: 200, text })
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each([
  ['/about/', '/about'],
  ['/about/?q=a%20b&q=c', '/about?q=a%20b&q=c'],
  ['/blog/', '/blog'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about.html?q=a', '/about?q=a'],
  ['/blog/first-post.html', '/blog/first-post'],
  ['/404.html', '/404'],
])('%s redirects permanently to %s', async (path, location) => {
  expect(await get(path)).toMatchObject({ status: 308, headers: { location } })
})

test.each([
  ['/our-team', '/about'],
  ['/our-team/?ref=mail', '/about?ref=mail'],
  ['/our-team.html', '/about'],
  ['/%C3%BCber.php', '/about'],
])('%s has moved to %s', async (path, location) => {
  expect(await get(path)).toMatchObject({ status: 308, headers: { location } })
})

test.each([
  ['/nowhere'],
  ['/nowhere/'],
  ['/blog/no-such-post?x=1.js'],
  ['/about/deeper'],
  ['//example.com/'],
  ['/blog//first-post'],
  ['/blog/%E0%A4'],
  ['/blog/%2e%2e%2fx'],
  ['/blog/..%2f..%2foutside'],
  ['/../outside'],
  ['/blog/../about'],
  ['/blog/%00'],
  ['/blog/a%5Cb'],
  ['/blog/..\\about'],
  [`/blog/${'a'.repeat(9000)}`],
  ['/%'],
  ['/_headers'],
  ['/%5FHeaders'],
])('%s returns the not-found page with status 404', async (path) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ status: 404, text: 'not found page' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  ['/assets/app-0.js'],
  ['/assets/nothing'],
  ['/picture.avif'],
  ['/.secret'],
  ['/../outside.txt'],
  ['/%2e%2e/outside.txt'],
  ['/..%2foutside.txt'],
  ['/link.txt'],
  ['/about.html/x.js'],
])('%s gets a plain sentence with status 404, which is never cached', async (path) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ status: 404, text: 'There is no such file.' })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/feed.xml', 'application/xml'],
  ['/assets/app-1.js', 'text/javascript; charset=utf-8'],
  ['/film.webm', 'video/webm'],
])('%s has the type %s', async (path, type) => {
  expect((await get(path)).headers['content-type']).toBe(type)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is rejected with the allowed methods', async (method) => {
  const answer = await get('/about', {}, method)
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})

test('HEAD returns the headers of GET and no body', async () => {
  const [head, full] = [await get('/about', {}, 'HEAD'), await get('/about')]
  expect(head).toMatchObject({ status: 200, text: '' })
  expect(head.headers).toMatchObject({ etag: full.headers.etag, 'content-length': String(long.length) })
})

test('the rules of _headers apply to pages, files, redirects, and missing or malformed addresses', async () => {
  for (const path of ['/', '/nowhere', '/assets/app-0.js', '/about/', '/%E0%A4']) {
    expect((await get(path)).headers['x-frame-options']).toBe('DENY')
  }
  expect((await get('/assets/app-1.js')).headers['cache-control']).toBe('public, immutable')
})

test('a page is revalidated each time unless _headers says otherwise', async () => {
  expect((await get('/about')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('text is compressed as the browser accepts, and each encoding has its own ETag', async () => {
  const [plain, br, gzip] = await Promise.all(['identity', 'gzip, br', 'gzip'].map(getEncoded))
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(long)
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(long)
  expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(plain?.headers).toMatchObject({ vary: 'Accept-Encoding' })
  expect(new Set([plain, br, gzip].map((answer) => answer?.headers.etag)).size).toBe(3)
})

function getEncoded(encoding: string) {
  return get('/about', { 'accept-encoding': encoding })
}

test('videos are not compressed', async () => {
  expect((await get('/film.webm', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding')
})

test('a browser with the current page gets 304', async () => {
  const headers = { 'accept-encoding': 'br' }
  const { etag = '' } = (await get('/about', headers)).headers
  const again = await get('/about', { ...headers, 'if-none-match': etag })
  expect(again).toMatchObject({ status: 304, text: '', headers: { etag, vary: 'Accept-Encoding' } })
  expect((await get('/about', { 'if-none-match': etag })).status).toBe(200)
})

test('a video is served in ranges', async () => {
  const part = await get('/film.webm', { range: 'bytes=2-4' })
  expect(part).toMatchObject({ status: 206, text: '234', headers: { 'content-range': 'bytes 2-4/10' } })
  const beyond = await get('/film.webm', { range: 'bytes=10-' })
  expect(beyond).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */10' } })
})

test('a range of a video that has changed returns the whole video', async () => {
  const { etag = '' } = (await get('/film.webm')).headers
  expect((await get('/film.webm', { range: 'bytes=2-4', 'if-range': etag })).status).toBe(206)
  expect((await get('/film.webm', { range: 'bytes=2-4', 'if-range': '"old"' })).status).toBe(200)
})

test('a new build is served without a restart', async () => {
  put('fresh.html', 'one')
  expect((await get('/fresh')).text).toBe('one')
  put('fresh.html', 'number two')
  expect((await get('/fresh')).text).toBe('number two')
})
