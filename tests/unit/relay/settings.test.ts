import { expect, test } from 'vitest'
import { parseRelaySettings } from '#relay/settings.ts'

const least = {
  RELAY_ORIGINS: 'https://vyomix.example',
  RELAY_TO: 'office@vyomix.example',
  RELAY_FROM: 'Vyomix <site@vyomix.example>',
  RELAY_SMTP_URL: 'smtp://me:p%40ss@mail.example',
}

test('four variables are enough, and the others have defaults', () => {
  expect(parseRelaySettings(least)).toEqual({
    host: '127.0.0.1',
    port: 8025,
    origins: ['https://vyomix.example'],
    to: 'office@vyomix.example',
    from: { name: 'Vyomix', address: 'site@vyomix.example' },
    smtp: { host: 'mail.example', port: 587, isTls: false, login: { user: 'me', password: 'p@ss' } },
    folder: '.relay',
    trustedProxies: ['127.0.0.1', '::1'],
    limits: { perAddress: 20, inAll: 500 },
    publicUrl: 'https://vyomix.example',
    newsletterTemplate: 'newsletter_template',
  })
})

test('every variable that must be set is named if it is missing', () => {
  for (const name of Object.keys(least)) expect(() => parseRelaySettings({})).toThrow(`${name} is missing. It should`)
})

test.each([
  ['RELAY_HOST', 'localhost'],
  ['RELAY_PORT', '65536'],
  ['RELAY_PORT', ''],
  ['RELAY_ORIGINS', ''],
  ['RELAY_ORIGINS', 'https://vyomix.example/'],
  ['RELAY_ORIGINS', '*'],
  ['RELAY_TO', 'office'],
  ['RELAY_TO', 'Office <office@vyomix.example>'],
  ['RELAY_TO', 'a@b.example\nBcc: c@d.example'],
  ['RELAY_FROM', 'Vyomix <site>'],
  ['RELAY_FOLDER', ' '],
  ['RELAY_TRUSTED_PROXIES', 'proxy.example'],
  ['RELAY_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['RELAY_LIMIT_PER_ADDRESS', '0'],
  ['RELAY_LIMIT_IN_ALL', '1.5'],
  ['RELAY_PUBLIC_URL', 'https://vyomix.example/newsletter'],
  ['VITE_MAIL_NEWSLETTER_TEMPLATE', ''],
])('%s with the value %j is reported with its name', (name, value) => {
  expect(() => parseRelaySettings({ ...least, [name]: value })).toThrow(`${name} holds "${value.trim()}" but should`)
})

test.each(['mail.example', 'http://mail.example', 'smtp://', 'smtp://mail.example/path', 'smtp://me:%zz@mail.example'])(
  'the malformed mail server %s is reported without its value, which may hold a password',
  (value) => {
    const parse = () => parseRelaySettings({ ...least, RELAY_SMTP_URL: value })
    expect(parse).toThrow('RELAY_SMTP_URL is malformed but should')
    expect(parse).not.toThrow(`"${value}"`)
  },
)

test.each([
  ['smtps://mail.example', { host: 'mail.example', port: 465, isTls: true, login: null }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, isTls: false, login: null }],
])('the mail server %s is read', (value, smtp) => {
  expect(parseRelaySettings({ ...least, RELAY_SMTP_URL: value }).smtp).toEqual(smtp)
})

test('lists are read with and without spaces, and an empty list of proxies trusts none', () => {
  const origins = 'https://vyomix.example , https://www.vyomix.example'
  expect(parseRelaySettings({ ...least, RELAY_ORIGINS: origins }).origins).toHaveLength(2)
  expect(parseRelaySettings({ ...least, RELAY_TRUSTED_PROXIES: '' }).trustedProxies).toEqual([])
})
