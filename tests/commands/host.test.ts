import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { COMMAND_MS, copyWorkingTree, removeCopy, STACK, typed } from '#support/typed-command.ts'

const copy = copyWorkingTree()
afterAll(() => removeCopy(copy), COMMAND_MS)

test('npm run host -- cloudflare writes the site for it, and says what to do next', {
  timeout: COMMAND_MS,
}, async () => {
  const { code, out } = await typed(copy, 'npm run host -- cloudflare')
  expect(out).toMatch(/^The site for Cloudflare Pages is in dist-cloudflare\. What to do next:\n\nCloudflare Pages:$/m)
  expect(out).toContain('npx wrangler pages deploy dist-cloudflare')
  expect(readFileSync(join(copy, 'dist-cloudflare/_redirects'), 'utf8')).not.toContain('!')
  expect(existsSync(join(copy, 'dist/_redirects'))).toBe(true)
  expect(code).toBe(0)
})

test('npm run host without a host, or without a built site, says what is missing', {
  timeout: COMMAND_MS,
}, async () => {
  const unnamed = await typed(copy, 'npm run host')
  expect(unnamed.all).toMatch(/^For which host\? Type one of: nginx, caddy, netlify, cloudflare/m)
  renameSync(join(copy, 'dist'), join(copy, 'elsewhere'))
  const unbuilt = await typed(copy, 'npm run host -- nginx')
  renameSync(join(copy, 'elsewhere'), join(copy, 'dist'))
  expect(unbuilt.all).toMatch(/^There is no built site in .*: index\.html is missing\. Run `npm run build` first\.$/m)
  for (const { code, all } of [unnamed, unbuilt]) {
    expect(all).not.toMatch(STACK)
    expect(code).toBe(1)
  }
})

test('npm run host -- --check netlify says that a host was not tried', { timeout: COMMAND_MS }, async () => {
  const npmCache = mkdtempSync(join(tmpdir(), 'vyomix-npm-'))
  const env = { npm_config_cache: npmCache, npm_config_offline: 'true', npm_config_fetch_retries: '0' }
  const { code, all } = await typed(copy, 'npm run host -- --check netlify', { env })
  rmSync(npmCache, { recursive: true })
  expect(all).toMatch(/^Netlify: not tried\. @netlify\/\S+ and \S+ cannot be installed from the npm registry\.$/m)
  expect(all).not.toMatch(STACK)
  expect(code).toBe(2)
})
