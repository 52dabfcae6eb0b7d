import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkDeployed } from '#hosts/check/deploy-report.ts'
import { knownBuild, requestChecks } from '#hosts/check/request-checks.ts'
import type { RunningHost } from '#hosts/check/running-hosts.ts'
import { netlifyFiles } from '#hosts/netlify.ts'
import { headersFile, parseRedirects, redirectsFile } from '#hosts/rule-files.ts'
import { readSiteRules } from '#hosts/write-host.ts'
import { pageAddress } from '#lib/page-address.ts'
import { parseHeaderRules } from '#server/header-rules.ts'
import { serve } from '#server/serve.ts'
import { addresses } from '#support/addresses.ts'
import { builtText, pageFileName, SHELL_FILE } from '#support/built-site.ts'

const known = knownBuild('dist', readSiteRules('dist'))
const checked = { site: known, ruleFiles: [] }
const hostAt = (url: string): RunningHost => ({
  url,
  site: 'dist',
  software: '',
  encodings: ['br', 'gzip'],
  hasErrorPolicy: false,
  canRefuse: true,
  redirectStatuses: [301, 308],
  stop: async () => {},
})

test('the built files hold exactly the rules, so that every host can be given them', () => {
  const redirects = builtText('_redirects')
  expect(headersFile({ headers: parseHeaderRules(builtText('_headers')) })).toBe(builtText('_headers'))
  expect(redirectsFile({ moves: parseRedirects(redirects) })).toBe(redirects)
})

test('hosts know every page of the site, and only their rules for Netlify name them', () => {
  const rules = readSiteRules('dist')
  expect(new Set(rules.pages)).toEqual(new Set([...addresses, pageAddress(`/${SHELL_FILE}`)]))
  const lineOf = (address: string) => `/${pageFileName(address)} ${address} 301!`
  expect(netlifyFiles(rules, [])._redirects?.split('\n')).toEqual(expect.arrayContaining(addresses.map(lineOf)))
  expect(builtText('_redirects')).not.toContain('.html')
})

test('our own server passes the smoke test of the hosts', async () => {
  const mailFolder = mkdtempSync(join(tmpdir(), 'vyomix-mail-'))
  const site = await serve({ root: 'dist', mailFolder, port: 0, host: '127.0.0.1', compression: 'quick' })
  onTestFinished(async () => {
    await site.close()
    rmSync(mailFolder, { recursive: true })
  })
  const results = await requestChecks({ ...checked, host: hostAt(site.url) })
  expect(results.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))).toEqual([])
})

test('a server that answers everything with one page fails every part of the smoke test', async () => {
  const server = createServer((_, response) => response.end('<h1>Welcome</h1>'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const results = await requestChecks({
    ...checked,
    site: { ...known, rules: { ...known.rules, moves: [{ from: '/old', to: '/' }] } },
    host: hostAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  })
  expect(results.filter(({ problems }) => problems.length === 0).map(({ name }) => name)).toEqual([])
})

test('our own server passes the check of a deployed site, except for what only an owner can change', async () => {
  const mailFolder = mkdtempSync(join(tmpdir(), 'vyomix-mail-'))
  const running = await serve({ root: 'dist', mailFolder, port: 0, compression: 'quick' })
  onTestFinished(async () => {
    await running.close()
    rmSync(mailFolder, { recursive: true })
  })
  const { notChecked, groups } = await checkDeployed(running.url)
  const wrong = groups.flatMap(({ checks }) => checks).filter(({ problems }) => problems.length > 0)
  expect(notChecked).toBe(null)
  const byOwner = [
    'pages, sitemap, feeds and robots.txt name this address',
    'settings are your own',
    'people, projects and the office are your own',
  ]
  expect(wrong.map(({ name }) => name).filter((name) => !byOwner.some((other) => other === name))).toEqual([])
  expect(groups.flatMap(({ checks }) => checks).length).toBeGreaterThan(15)
})
