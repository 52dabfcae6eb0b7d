import { expect, test } from 'vitest'
import { headersFile, parsePages, parseRedirects, redirectsFile } from '#hosts/rule-files.ts'
import { readSiteRules } from '#hosts/write-host.ts'
import { parseHeaderRules } from '#server/header-rules.ts'
import { builtText } from '#support/built-site.ts'

test('the built files hold exactly the rules, so that every host can be given them', () => {
  const redirects = builtText('_redirects')
  expect(headersFile({ headers: parseHeaderRules(builtText('_headers')) })).toBe(builtText('_headers'))
  expect(redirectsFile({ pages: parsePages(redirects), moves: parseRedirects(redirects) })).toBe(redirects)
})

test('every host can serve the built pages', () => {
  expect(readSiteRules('dist').pages).toContain('/')
})
