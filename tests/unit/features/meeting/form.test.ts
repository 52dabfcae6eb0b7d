import { record as words } from 'virtual:records/messages/meeting/form'
import { expect, test } from 'vitest'
import { check, dateHint, initial, toParams } from '#features/meeting/form.ts'

const filled = {
  name: ' Leela Nair ',
  email: ' leela@example.com ',
  phone: ' +91 00000 00000 ',
  preferredDate: '2025-07-14',
  preferredTime: '11:30',
  message: '\nA shop for three warehouses.\n',
}

test('the form has the six fields of the specification, all empty at first', () => {
  expect(initial).toEqual({ name: '', email: '', phone: '', preferredDate: '', preferredTime: '', message: '' })
})

test('only name and email address are required', () => {
  expect(Object.keys(check(initial))).toEqual(['name', 'email'])
  expect(check({ ...initial, name: 'Leela', email: 'leela@example.com' })).toEqual({})
})

test('spaces alone are not a name', () => {
  expect(check({ ...filled, name: '   ' })).toEqual({ name: 'Please enter your name.' })
})

test.each(['leela', 'leela@', '@example.com', 'leela @example.com', 'leela@exa mple.com', 'leela@-example.com'])(
  '"%s" is not an email address',
  (email) => {
    expect(Object.keys(check({ ...filled, email }))).toEqual(['email'])
  },
)

test.each(['asha@exämple.de', 'राम@उदाहरण.भारत'])('%s is an email address', (email) => {
  expect(check({ ...filled, email })).toEqual({})
})

test('a past day and one more than two years ahead get a hint; other days and an empty date do not', () => {
  const hintOf = (day: string) => dateHint(day, '2025-07-14')
  expect(['2025-07-13', '0027-03-15'].map(hintOf)).toEqual([words.datePassed, words.datePassed])
  expect(['2027-07-15', '9999-12-31'].map(hintOf)).toEqual([words.dateFar, words.dateFar])
  expect(['2025-07-14', '2027-07-14', ''].map(hintOf)).toEqual([undefined, undefined, undefined])
})

test('days with a hint may be sent', () => {
  for (const preferredDate of ['2025-07-13', '9999-12-31']) expect(check({ ...filled, preferredDate })).toEqual({})
})

test.each(['202711-03-15', '12027-03-15', '027-03-15', 'tomorrow'])(
  '"%s" is not a date that can be sent, and has no hint beside',
  (preferredDate) => {
    expect(check({ ...filled, preferredDate })).toEqual({ preferredDate: words.dateWrong })
    expect(dateHint(preferredDate, '2025-07-14')).toBeUndefined()
  },
)

test('the mail contains the trimmed text, and goes to the configured address', () => {
  expect(toParams(filled)).toEqual({
    to_email: 'hello@vyomix.example',
    from_name: 'Leela Nair',
    from_email: 'leela@example.com',
    phone_number: '+91 00000 00000',
    meeting_date: '2025-07-14',
    meeting_time: '11:30',
    message: 'A shop for three warehouses.',
  })
})
