import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rerouteProviders } from '#support/rerouted-providers.ts'

const providerOrigins = 'https://api.openai.com https://api.anthropic.com https://generativelanguage.googleapis.com'
const origins = { openai: 'http://127.0.0.1:1', anthropic: 'http://127.0.0.1:2', gemini: 'http://127.0.0.1:3' }

function site(script: string): string {
  const root = mkdtempSync(join(tmpdir(), 'vyomix-site-'))
  writeFileSync(join(root, 'page.html'), `<meta content="connect-src 'self' ${providerOrigins}">`)
  writeFileSync(join(root, 'run.js'), script)
  writeFileSync(join(root, '_headers'), `/*\n  Content-Security-Policy: connect-src 'self' ${providerOrigins}\n`)
  return root
}

test('a copy has the given origins in its scripts and its policies, and the site itself is unchanged', () => {
  const root = site(`const all=\`${providerOrigins}\``)
  const folder = rerouteProviders(root, origins)
  for (const name of ['page.html', 'run.js', '_headers']) {
    const text = readFileSync(join(folder, name), 'utf8')
    expect(text).toContain('http://127.0.0.1:1 http://127.0.0.1:2 http://127.0.0.1:3')
    expect(text).not.toContain('https://')
    expect(readFileSync(join(root, name), 'utf8')).toContain(providerOrigins)
  }
  for (const each of [root, folder]) rmSync(each, { recursive: true })
})

test('a site that contacts no provider is reported', () => {
  const root = site('const none = 1')
  expect(() => rerouteProviders(root, origins)).toThrow('No .js')
  rmSync(root, { recursive: true })
})
