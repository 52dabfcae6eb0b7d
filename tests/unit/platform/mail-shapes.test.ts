import { expect, test } from 'vitest'
import { acceptanceIn, formspreeRequest, web3formsRequest } from '#platform/mail-shapes.ts'

const route = { endpoint: 'https://mail.example/f/abc', service: 'a service', template: 'A request', user: 'a key' }
const params = {
  to_email: 'hello@vyomix.example',
  from_name: 'Leela Nair',
  from_email: 'leela@example.com',
  phone_number: '',
  meeting_date: '2025-07-14',
  meeting_time: '11:30',
  message: 'A shop for three warehouses.\n\nRef: MR-7K2QX4AB',
}
const fields = {
  name: 'Leela Nair',
  email: 'leela@example.com',
  meeting_date: '2025-07-14',
  meeting_time: '11:30',
  message: 'A shop for three warehouses.\n\nRef: MR-7K2QX4AB',
}

test('Web3Forms gets its access key, a subject and the fields that have a value, and no recipient', () => {
  expect(JSON.parse(web3formsRequest(route, params).body ?? '')).toEqual({
    access_key: 'a key',
    subject: 'A request',
    ...fields,
  })
})

test('Formspree gets a subject and the fields that have a value, at the address of its form', () => {
  const request = formspreeRequest(route, params)
  expect(request.url).toBe('https://mail.example/f/abc')
  expect(JSON.parse(request.body ?? '')).toEqual({ _subject: 'A request', ...fields })
})

test.each([web3formsRequest, formspreeRequest])('%o posts JSON, asks for JSON and reads the answer', (requestOf) => {
  expect(requestOf(route, params)).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    reads: 'text',
  })
})

test.each([
  ['{"success":true,"message":"Email sent successfully!"}', true],
  ['{"success":false,"body":{"message":"Invalid key"}}', false],
  ['{"ok":true,"next":"/thanks"}', true],
  ['{"ok":false}', false],
  ['{"success":"true"}', null],
  ['{"errors":[]}', null],
  ['OK', null],
  ['', null],
])('the answer %s says of its acceptance: %s', (text, said) => {
  expect(acceptanceIn(text)).toBe(said)
})
