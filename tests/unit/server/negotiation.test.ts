import { expect, test } from 'vitest'
import { acceptedEncoding, matchesEtag, requestedRange } from '#server/negotiation.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', null],
  ['identity', null],
  ['brotli', null],
  [undefined, null],
])('Accept-Encoding %j gives %j', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %j matches "a": %j', (header, isMatch) => {
  expect(matchesEtag(header, '"a"')).toBe(isMatch)
})

test.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
  [undefined, null],
])('of ten bytes, Range %j gives %j', (header, range) => {
  expect(requestedRange(header, 10)).toEqual(range)
})

test('no part of an empty file can be served', () => {
  for (const header of ['bytes=-5', 'bytes=0-', 'bytes=0-4'])
    expect(requestedRange(header, 0), header).toBe('unsatisfiable')
})
