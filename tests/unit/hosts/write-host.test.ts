import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { HOST_NAMES } from '#hosts/hosts.ts'
import { headersFile, redirectsFile } from '#hosts/rule-files.ts'
import { readSiteRules, writeHost } from '#hosts/write-host.ts'
import { smallRules } from '#support/site-rules.ts'

const LONG = 'a text that compression makes smaller '.repeat(100)

/** Writes a small built site, and returns its folder. */
function builtSite(rules = smallRules): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-host-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = {
    'index.html': LONG,
    'blog.html': 'short',
    '404.html': LONG,
    'assets/app-12345678.js': LONG,
    'icons/icon.png': LONG,
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'dist', name)), { recursive: true })
    writeFileSync(join(folder, 'dist', name), text)
  }
  return folder
}

test('the rules are read back from a built site', () => {
  expect(readSiteRules(join(builtSite(), 'dist'))).toEqual({ ...smallRules, pages: ['/404', '/blog', '/'] })
})

test('a folder without a built site is reported with what to do', async () => {
  const target = join(builtSite(), 'out')
  await expect(writeHost('nginx', 'no-such-folder', target)).rejects.toThrow(
    'There is no built site in no-such-folder: index.html is missing. Run `npm run build` first.',
  )
  expect(existsSync(target)).toBe(false)
})

test('a page with a sign in its address that hosts read differently is named', () => {
  const folder = builtSite()
  writeFileSync(join(folder, 'dist/what now.html'), '')
  expect(readSiteRules(join(folder, 'dist')).pages).not.toContain('/what now') // without a policy, it is the owner's own
  const policy = { pattern: '/what now', headers: [['content-security-policy', "default-src 'none'"] as const] }
  writeFileSync(join(folder, 'dist/_headers'), headersFile({ headers: [...smallRules.headers, policy] }))
  expect(() => readSiteRules(join(folder, 'dist'))).toThrow(/^The page \/what now has a sign in its address/)
})

test.each(['nginx', 'caddy'] as const)('%s gets pages and scripts compressed, beside its rules', async (name) => {
  const folder = builtSite()
  const site = join(folder, 'out/site')
  await writeHost(name, join(folder, 'dist'), join(folder, 'out'))
  expect(brotliDecompressSync(readFileSync(join(site, 'index.html.br'))).toString()).toBe(LONG)
  expect(gunzipSync(readFileSync(join(site, 'assets/app-12345678.js.gz'))).toString()).toBe(LONG)
  expect(statSync(join(site, 'index.html.gz')).mtimeMs).toBeCloseTo(statSync(join(site, 'index.html')).mtimeMs, -1)
  const compressed = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(br|gz)$/.test(file))
  expect(compressed.filter((file) => file.includes('png'))).toEqual([]) // compressed already
})

test('even a short page is compressed, or the one of an older build would be sent', async () => {
  const folder = builtSite()
  await writeHost('nginx', join(folder, 'dist'), join(folder, 'out'), { speed: 'quick' })
  expect(gunzipSync(readFileSync(join(folder, 'out/site/blog.html.gz'))).toString()).toBe('short')
})

test.each(HOST_NAMES)('the site for %s holds no rules of another host', async (name) => {
  const folder = builtSite()
  await writeHost(name, join(folder, 'dist'), join(folder, 'out'), { speed: 'quick' })
  const own = ['netlify', 'cloudflare'].includes(name)
  expect(existsSync(join(folder, 'out/_headers'))).toBe(own)
  expect(existsSync(join(folder, 'out/site/_headers'))).toBe(false)
})

test('writing again replaces what was there, and leaves nothing unfinished', async () => {
  const folder = builtSite()
  await writeHost('caddy', join(folder, 'dist'), join(folder, 'out'), { speed: 'quick' })
  writeFileSync(join(folder, 'out/left-over.txt'), '')
  await writeHost('caddy', join(folder, 'dist'), join(folder, 'out'), { speed: 'quick' })
  expect(readdirSync(join(folder, 'out')).sort()).toEqual(['Caddyfile', 'site', 'site.caddy'])
  expect(readdirSync(folder).sort()).toEqual(['dist', 'out'])
})

test('a rule that a host cannot be told leaves what was written before', async () => {
  const folder = builtSite({ ...smallRules, headers: [{ pattern: '/*', headers: [['x-text', '{a}']] }] })
  mkdirSync(join(folder, 'out'))
  writeFileSync(join(folder, 'out/before.txt'), '')
  await expect(writeHost('caddy', join(folder, 'dist'), join(folder, 'out'))).rejects.toThrow('brace')
  expect(readdirSync(join(folder, 'out'))).toEqual(['before.txt'])
})
