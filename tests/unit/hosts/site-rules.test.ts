import { expect, test } from 'vitest'
import { COMPRESSED_ENDING } from '#hosts/compress-files.ts'
import { MALFORMED_ADDRESS } from '#hosts/site-rules.ts'
import { parseAddress } from '#server/site-address.ts'

test.each([
  ['/', false],
  ['/blog', false],
  ['/blog/', false],
  ['/blog/edge%2Dai', false],
  ['/blog?next=//evil.example/../', false],
  ['/blog...', false],
  ['/.well-known/security.txt', false],
  ['//', true],
  ['///', true],
  ['//blog', true],
  ['/blog//', true],
  ['/blog//?q=1', true],
  ['/services//design', true],
  ['/.', true],
  ['/./', true],
  ['/..?q=1', true],
  ['/%2e/blog', true],
  ['/blog/../about', true],
  ['/blog/.%2E/about', true],
  ['/%2F', true],
  ['/%2fblog', true],
  ['/blog%2Findex.html', true],
  ['/blog%5C', true],
  ['/blog\\', true],
])('our own server and the pattern of the hosts agree about %s', (address, isMalformed) => {
  expect(parseAddress(address) === null).toBe(isMalformed)
  expect(new RegExp(MALFORMED_ADDRESS).test(address)).toBe(isMalformed)
})

test.each([
  ['/index.html.br', true],
  ['/assets/app-12345678.js.gz', true],
  ['/files/archive.tar.gz', false],
  ['/files/data.gz', false],
])('whether %s is the compressed form of a file: %s', (address, isCompressedForm) => {
  expect(new RegExp(COMPRESSED_ENDING).test(address)).toBe(isCompressedForm)
})
