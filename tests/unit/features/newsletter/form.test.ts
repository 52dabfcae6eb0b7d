import { expect, test } from 'vitest'
import { check } from '#features/newsletter/form.ts'

test.each(['', ' ', '\t\n', 'asha', 'asha.example', ' asha at example.org '])('%j is no address', (email) => {
  expect(check(email)).toBe('Please enter a valid email address')
})

test.each(['asha@example.org', '  asha@example.org  ', 'asha+news@example.org', 'आशा@उदाहरण.भारत'])(
  '%j is an address',
  (email) => {
    expect(check(email)).toBeNull()
  },
)
