import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '#server/serve.ts'

function folderWith(name: string, content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-serve-'))
  writeFileSync(join(folder, name), content)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a stopped server releases its port', async () => {
  const root = folderWith('index.html', 'home')
  const first = await serve({ root, mailFolder: root, port: 0 })
  expect(await (await fetch(first.url)).text()).toBe('home')
  await first.close()
  await expect(fetch(first.url)).rejects.toThrow()
  const second = await serve({ root, mailFolder: root, port: first.port })
  expect(second.url).toBe(first.url)
  await second.close()
})

test('a port in use is reported', async () => {
  const root = folderWith('index.html', 'home')
  const site = await serve({ root, mailFolder: root, port: 0 })
  await expect(serve({ root, mailFolder: root, port: site.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await site.close()
})

test('the server handles the mail endpoint of the settings', async () => {
  const root = folderWith('index.html', 'home')
  const site = await serve({ root, mailFolder: root, port: 0 })
  expect((await fetch(`${site.url}/api/v1.0/email/send`, { method: 'POST', body: '{}' })).status).toBe(415)
  await site.close()
})

/** Returns the status for a request with this Host header. A final `:` is completed with the port of the site. */
function statusFor(site: { readonly port: number }, host: string, path = '/'): Promise<number | undefined> {
  const headers = { host: host.replace(/:$/, `:${site.port}`) }
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: site.port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

test.each(['localhost', 'localhost:', 'LOCALHOST:', '127.0.0.1:', '[::1]:', '[::1]'])(
  'the server answers requests for %s',
  async (host) => {
    const root = folderWith('index.html', 'home')
    const site = await serve({ root, mailFolder: root, port: 0 })
    expect(await statusFor(site, host)).toBe(200)
    expect(await statusFor(site, host, '/__mail')).toBe(200)
    await site.close()
  },
)

test.each(['elsewhere.example', 'elsewhere.example:', 'localhost.elsewhere.example:', '127.0.0.1.elsewhere.example'])(
  'a request for the other host %j is rejected',
  async (host) => {
    const root = folderWith('index.html', 'home')
    const site = await serve({ root, mailFolder: root, port: 0 })
    for (const path of ['/', '/__mail', '/__mail/fault?status=500', '/api/v1.0/email/send'])
      expect(await statusFor(site, host, path), path).toBe(421)
    await site.close()
  },
)

test('the server also answers for the host it listens on', async () => {
  const root = folderWith('index.html', 'home')
  const site = await serve({ root, mailFolder: root, port: 0, host: '0.0.0.0' })
  expect(await statusFor(site, '0.0.0.0:')).toBe(200)
  expect(await statusFor(site, 'localhost:')).toBe(200)
  expect(await statusFor(site, '192.0.2.1:')).toBe(421)
  await site.close()
})
