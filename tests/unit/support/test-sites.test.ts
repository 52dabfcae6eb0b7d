import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rerouteMail } from '#support/rerouted-site.ts'
import { stoppableSite } from '#support/stoppable-site.ts'

const page = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'; img-src 'self'">`
const siteFiles = {
  'index.html': page,
  'blog/one.html': page,
  'assets/core.js': 'const config={mail:{endpoint:`/api/v1.0/email/send`}}',
  'assets/other.js': 'export {}',
  'sw.js': 'const endpoint="/api/v1.0/email/send"',
  'sw/pages-1.js': '(self.lists??={})["/sw/pages-1.js"]=[]',
  _headers: "/*\n  Content-Security-Policy: default-src 'none'; connect-src 'self'\n",
}

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test('a rerouted copy posts to the other origin, which its policies allow, and the site itself is unchanged', () => {
  const root = folderWith(siteFiles)
  const copy = rerouteMail(root, 'http://127.0.0.1:4999/send')
  onTestFinished(() => rmSync(copy, { recursive: true }))
  const text = (name: string) => readFileSync(join(copy, name), 'utf8')
  expect(text('assets/core.js')).toBe('const config={mail:{endpoint:`http://127.0.0.1:4999/send`}}')
  expect(text('sw.js')).toBe('const endpoint="http://127.0.0.1:4999/send"')
  for (const name of ['index.html', 'blog/one.html', '_headers'])
    expect(text(name)).toContain("connect-src 'self' http://127.0.0.1:4999")
  expect(readFileSync(join(root, 'index.html'), 'utf8')).toBe(page)
})

test('rerouting a site with another endpoint, or a page without a policy, fails', () => {
  const otherEndpoint = folderWith({ ...siteFiles, 'assets/core.js': '', 'sw.js': '' })
  expect(() => rerouteMail(otherEndpoint, 'http://127.0.0.1:4999/send')).toThrow(
    /posts mail to \/api\/v1\.0\/email\/send/,
  )
  const withoutPolicy = folderWith({ ...siteFiles, 'blog/one.html': '<p>Open</p>' })
  expect(() => rerouteMail(withoutPolicy, 'http://127.0.0.1:4999/send')).toThrow(/connections: blog\/one\.html/)
})

test('a stopped site refuses connections and restarts at the same address', async () => {
  const site = await stoppableSite(folderWith({ 'index.html': 'home' }))
  onTestFinished(site.close)
  expect(await (await fetch(site.url)).text()).toBe('home')
  await site.stop()
  await expect(fetch(site.url)).rejects.toThrow()
  await site.start()
  expect(await (await fetch(site.url)).text()).toBe('home')
})
