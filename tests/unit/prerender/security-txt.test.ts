import { expect, test } from 'vitest'
import { securityTxt } from '#prerender/security-txt.ts'

const fileOf = (contact: string, expires: string) =>
  securityTxt({ siteUrl: 'https://agency.example', security: { contact, expires } })

test('without a contact there is no security.txt', () => {
  expect(fileOf('', '')).toBeNull()
})

test('a security.txt has the fields that RFC 9116 requires, and its own address', () => {
  expect(fileOf('safe@agency.example', '2027-06-30')).toBe(
    [
      'Contact: mailto:safe@agency.example',
      'Expires: 2027-06-30T23:59:59Z',
      'Preferred-Languages: en',
      'Canonical: https://agency.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('a page may be the contact', () => {
  expect(fileOf('https://agency.example/report', '2027-06-30')).toContain('Contact: https://agency.example/report\n')
})
