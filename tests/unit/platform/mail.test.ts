import { expect, test } from 'vitest'
import { mailRequest } from '#platform/mail.ts'
import { mailBodyProblem } from '#server/mail-contract.ts'

const route = { endpoint: '/api/v1.0/email/send', service: 'a service', template: 'a template', user: 'a user' }
const params = {
  to_email: 'hello@vyomix.example',
  from_name: 'Leela Nair',
  from_email: 'leela@example.com',
  phone_number: '',
  meeting_date: '2025-07-14',
  meeting_time: '11:30',
  message: 'A shop for three warehouses.',
}

test('a mail request is JSON posted to the mail service, and only the status is read', () => {
  expect(mailRequest(route, params)).toMatchObject({
    method: 'POST',
    url: '/api/v1.0/email/send',
    headers: { 'content-type': 'application/json' },
    reads: 'status',
  })
})

test('the body of a mail request contains the three ids and the seven parameters, and nothing else', () => {
  const { body } = mailRequest(route, { ...params, ...{ unknown: 'field' } })
  expect(JSON.parse(body ?? '')).toEqual({
    service_id: 'a service',
    template_id: 'a template',
    user_id: 'a user',
    template_params: params,
  })
})

test('the body of a mail request fulfils the contract of the local mail sink', () => {
  expect(mailBodyProblem(JSON.parse(mailRequest(route, params).body ?? ''))).toBeNull()
})
