import { expect, test } from 'vitest'
import { headersFor, parseHeaderRules } from '#server/header-rules.ts'

const rules = parseHeaderRules(`
# everything
/*
  X-Frame-Options: DENY
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000, immutable
/sw.js
\tContent-Security-Policy: default-src 'none'; connect-src 'self' https://mail.example
/*.html
  X-Robots-Tag: noindex
`)

test('a star matches any path, and header names are lower-cased', () => {
  expect(headersFor(rules, '/about')).toEqual({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' })
})

test('a later rule overrides an earlier header and adds its own', () => {
  expect(headersFor(rules, '/assets/deep/app-1.js')).toEqual({
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('a path without a star matches that path only', () => {
  expect(headersFor(rules, '/sw.js')).toHaveProperty('content-security-policy')
  expect(headersFor(rules, '/sw.js.map')).not.toHaveProperty('content-security-policy')
})

test('a value keeps its colons', () => {
  const policy = "default-src 'none'; connect-src 'self' https://mail.example"
  expect(headersFor(rules, '/sw.js')['content-security-policy']).toBe(policy)
})

test('a star before an ending matches all paths with this ending', () => {
  expect(headersFor(rules, '/blog/post.html')).toHaveProperty('x-robots-tag')
  expect(headersFor(rules, '/post.html/x')).not.toHaveProperty('x-robots-tag')
})

test('the segments around a star cannot overlap', () => {
  const overlapping = parseHeaderRules('/aba*aba\n  A: 1')
  expect(headersFor(overlapping, '/aba')).toEqual({})
  expect(headersFor(overlapping, '/abaaba')).toEqual({ a: '1' })
})

test('special characters of regular expressions are literal', () => {
  expect(headersFor(parseHeaderRules('/a.b*\n  A: 1'), '/axb')).toEqual({})
})

test('a pattern can have several stars, which match in order', () => {
  const several = parseHeaderRules('/*/img/*.avif\n  A: 1')
  expect(headersFor(several, '/blog/img/cover.avif')).toEqual({ a: '1' })
  expect(headersFor(several, '/blog/cover.avif/img')).toEqual({})
})

test('a line that is neither path nor header is reported', () => {
  expect(() => parseHeaderRules('/*\n  X-Frame-Options DENY')).toThrow('Line 2 of _headers')
  expect(() => parseHeaderRules('  X-Frame-Options: DENY')).toThrow('Line 1 of _headers')
})
