import { expect, test } from 'vitest'
import { pageAddress, pageFile } from '#lib/page-address.ts'

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about.html/', '/about'],
  ['/about/index.html', '/about'],
  ['/services/refer', '/services/refer'],
  ['/services/refer/', '/services/refer'],
  ['/blog/ai-in-cybersecurity.html', '/blog/ai-in-cybersecurity'],
  ['/404.html', '/404'],
  ['/reindex', '/reindex'],
  ['/v1.0', '/v1.0'],
])('%j has the canonical address %j', (pathname, address) => {
  expect(pageAddress(pathname)).toBe(address)
})

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/blog/ai-in-cybersecurity', 'blog/ai-in-cybersecurity.html'],
])('the file of %j is %j', (address, file) => {
  expect(pageFile(address)).toBe(file)
  expect(pageAddress(`/${file}`)).toBe(address)
})
