import { expect, test } from 'vitest'
import { check, toParams } from '#features/newsletter/form.ts'

test.each(['', ' ', '\t\n', 'asha', 'asha.example', ' asha at example.org ', '@', 'asha@', '@example.org'])(
  '%j is not an address',
  (email) => {
    expect(check({ email })).toEqual({ email: 'Please enter a valid email address' })
  },
)

test.each(['asha@example.org', '  asha@example.org  ', 'asha+news@example.org', 'asha@exämple.de', 'राम@उदाहरण.भारत'])(
  '%j is an address',
  (email) => {
    expect(check({ email })).toEqual({})
  },
)

test('the mail contains the trimmed address, and nothing else about the visitor', () => {
  expect(toParams({ email: '  asha@example.org ' })).toEqual({
    to_email: 'hello@vyomix.example',
    from_name: '',
    from_email: 'asha@example.org',
    phone_number: '',
    meeting_date: '',
    meeting_time: '',
    message: 'Newsletter subscription',
  })
})
