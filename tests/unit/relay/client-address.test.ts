import { expect, test } from 'vitest'
import { clientAddress, trustIn } from '#relay/client-address.ts'

const isTrusted = trustIn(['127.0.0.1', '::1', '10.0.0.0/8'])

test.each([
  ['203.0.113.5', undefined, '203.0.113.5'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['::ffff:127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['127.0.0.1', '198.51.100.7, 203.0.113.5', '203.0.113.5'],
  ['127.0.0.1', '203.0.113.5, 10.1.2.3', '203.0.113.5'],
  ['127.0.0.1', 'nonsense', '127.0.0.1'],
  ['127.0.0.1', '203.0.113.5, nonsense', '127.0.0.1'],
  ['::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, '2001:db8:0:0::/64'],
  ['::ffff:203.0.113.5', undefined, '203.0.113.5'],
])('a request from %s with X-Forwarded-For %s counts for %s', (peer, forwardedFor, client) => {
  expect(clientAddress(peer, forwardedFor, isTrusted)).toBe(client)
})

test('a visitor cannot choose an address by sending the header without a trusted proxy', () => {
  expect(clientAddress('203.0.113.5', '198.51.100.7', isTrusted)).toBe('203.0.113.5')
  expect(clientAddress('127.0.0.1', '198.51.100.7', trustIn([]))).toBe('127.0.0.1')
})
