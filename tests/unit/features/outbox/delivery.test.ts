import { afterEach, expect, test, vi } from 'vitest'
import { classifyResponse, toMailRequest } from '#features/outbox/delivery.ts'
import { acceptanceIn } from '#platform/mail-shapes.ts'
import { forgetModules } from '#support/fresh-modules.ts'
import { draftOf, mailResult } from '#support/outbox-fixtures.ts'

afterEach(() => vi.unstubAllEnvs())

const now = Date.UTC(2026, 5, 1)

test('a draft becomes a request to the mail service, with the reference below the message', () => {
  const dated = draftOf('meeting', { meeting_date: '2026-06-12', meeting_time: '10:00 AM' })
  const { body, ...request } = toMailRequest(dated, 'MR-7K2QX4AB')
  expect(request).toEqual({
    method: 'POST',
    url: '/api/v1.0/email/send',
    headers: { 'content-type': 'application/json' },
    reads: 'status',
  })
  expect(JSON.parse(body ?? '')).toEqual({
    service_id: 'local_service',
    template_id: 'meeting_template',
    user_id: 'local_public_id',
    template_params: {
      to_email: 'hello@vyomix.example',
      from_name: 'Asha Rao',
      from_email: 'asha@site.example',
      phone_number: '+91 00000 00009',
      meeting_date: '2026-06-12',
      meeting_time: '10:00 AM',
      message: 'A shop for tea.\n\nRef: MR-7K2QX4AB',
    },
  })
})

test.each([
  ['meeting', 'meeting_template'],
  ['training', 'meeting_template'],
  ['contact', 'meeting_template'],
  ['newsletter', 'newsletter_template'],
] as const)('a %s item is sent with the %s', (kind, template) => {
  expect(JSON.parse(toMailRequest(draftOf(kind), 'MR-7K2QX4AB').body ?? '').template_id).toBe(template)
})

test('without a message, the mail contains only the reference', () => {
  const { body } = toMailRequest(draftOf('newsletter', { message: '' }), 'MR-7K2QX4AB')
  expect(JSON.parse(body ?? '').template_params.message).toBe('Ref: MR-7K2QX4AB')
})

test.each([200, 201, 202, 204])('a response with status %i means that the mail was accepted', (code) => {
  expect(classifyResponse(mailResult(code), now)).toEqual({ kind: 'sent' })
})

test.each([400, 401, 403, 404, 413, 422])('a response with status %i means that the mail is rejected', (code) => {
  expect(classifyResponse(mailResult(code), now)).toEqual({ kind: 'refused', code })
})

test.each([408, 425, 429, 500, 502, 503, 504])(
  'a response with status %i means that the mail can be sent later',
  (code) => {
    expect(classifyResponse(mailResult(code), now)).toEqual({ kind: 'later', code, retryAfterMs: null })
  },
)

test('the service can say how long to wait, in seconds or with a date', () => {
  expect(classifyResponse(mailResult(429, '30'), now)).toMatchObject({ kind: 'later', retryAfterMs: 30_000 })
  expect(classifyResponse(mailResult(503, 'Mon, 01 Jun 2026 00:01:00 GMT'), now)).toMatchObject({
    retryAfterMs: 60_000,
  })
})

test.each(['unreachable', 'inconclusive'] as const)('the result %s means that the outcome is unknown', (kind) => {
  expect(classifyResponse({ kind }, now)).toEqual({ kind: 'unknown' })
})

test.each([0, 302, 304])('with status %i the outcome is unknown', (code) => {
  expect(classifyResponse(mailResult(code), now)).toEqual({ kind: 'unknown' })
})

test.each([
  ['{"success":true}', { kind: 'sent' }],
  ['{"success":false}', { kind: 'refused', code: 200 }],
  ['{}', { kind: 'unknown' }],
] as const)('a success of a provider that says so in its text, %s, is judged by it', (text, outcome) => {
  const response = { kind: 'answered', status: 200, text, retryAfter: null } as const
  expect(classifyResponse(response, now, acceptanceIn)).toEqual(outcome)
  expect(classifyResponse({ ...response, status: 400 }, now, acceptanceIn)).toEqual({ kind: 'refused', code: 400 })
})

test.each([
  ['web3forms', 'subject'],
  ['formspree', '_subject'],
] as const)('with %s in the settings, a mail has its shape, and its answers are read', async (provider, subject) => {
  vi.stubEnv('VITE_MAIL_PROVIDER', provider)
  vi.stubEnv('VITE_MAIL_ENDPOINT', 'https://mail.example/submit')
  forgetModules()
  const chosen = await import('#features/outbox/delivery.ts')
  const { body } = chosen.toMailRequest(draftOf('meeting'), 'MR-7K2QX4AB')
  expect(JSON.parse(body ?? '')).toMatchObject({ [subject]: 'meeting_template', name: 'Asha Rao' })
  const answer = { ...mailResult(200), text: '{"success":false}' }
  expect(chosen.classifyResponse(answer, now)).toEqual({ kind: 'refused', code: 200 })
})
