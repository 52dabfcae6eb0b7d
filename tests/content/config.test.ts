import { readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { expect, test } from 'vitest'
import { parseConfig } from '#content/config.ts'

/** Returns the names of all variables that the settings read, in the order of reading. */
function namesRead(): readonly string[] {
  const names: string[] = []
  parseConfig(
    new Proxy(
      {},
      {
        get(_, name) {
          names.push(String(name))
          return undefined
        },
      },
    ),
  )
  return names
}

const exampleNames = [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '')

test('an empty environment gives the example settings', () => {
  expect(parseConfig({})).toEqual({
    siteUrl: 'https://vyomix.example',
    name: 'Vyomix',
    shortName: 'Vyomix',
    colors: {
      signal: { base: '#ff8a3d', hi: '#ffab6b', print: '#8f3d00' },
      stars: { o: '#a9c1ff', a: '#d3e0ff', f: '#f6f2e6', g: '#ffe2a6', k: '#ffc07d', m: '#ff9c7a' },
    },
    chatApp: { url: 'https://wa.me/', number: '910000000000' },
    phone: '+91 00000 00000',
    phone2: '+91 00000 00001',
    email: 'hello@vyomix.example',
    mail: {
      provider: 'emailjs',
      endpoint: '/api/v1.0/email/send',
      service: 'local_service',
      meetingTemplate: 'meeting_template',
      newsletterTemplate: 'newsletter_template',
      user: 'local_public_id',
      to: 'hello@vyomix.example',
    },
    responsible: {
      name: 'Vyomix',
      address: '12 Station Road, Dhruvgarh, Rajasthan 000000, India',
      grievances: 'hello@vyomix.example',
    },
    security: { contact: '', expires: '' },
    corsProxy: '',
    chatEmbedUrl: '',
    defaultModel: '',
    social: [
      { name: 'LinkedIn', url: 'https://linkedin.example/vyomix' },
      { name: 'X', url: 'https://x.example/vyomix' },
      { name: 'GitHub', url: 'https://github.example/vyomix' },
      { name: 'Instagram', url: 'https://instagram.example/vyomix' },
    ],
    visits: null,
    verification: [],
  })
})

test.each([
  ['VITE_SITE_URL', 'vyomix.example', 'an address without a path or a final slash, such as https://vyomix.example'],
  ['VITE_SITE_URL', 'https:vyomix.example', 'an address without a path or a final slash'],
  ['VITE_SITE_URL', 'https:\\\\vyomix.example', 'an address without a path or a final slash'],
  ['VITE_MAIL_ENDPOINT', 'https:api.mail.example/send', ''],
  ['VITE_MAIL_ENDPOINT', 'https://me:secret@api.mail.example/send', ''],
  ['VITE_SITE_URL', 'https://vyomix.example/', 'an address without a path or a final slash'],
  ['VITE_SITE_URL', 'https://vyomix.example/site', 'an address without a path or a final slash'],
  ['VITE_SITE_URL', 'https://vyomix.example?x=1', 'an address without a path or a final slash'],
  ['VITE_SITE_URL', 'https://vyomix.example#top', 'an address without a path or a final slash'],
  ['VITE_SITE_URL', 'https://me:secret@vyomix.example', 'an address without a path or a final slash'],
  ['VITE_SITE_URL', 'ftp://vyomix.example', 'an address without a path or a final slash'],
  ['VITE_SITE_URL', '', 'an address without a path or a final slash'],
  ['VITE_SITE_URL', 'https://vyomix&co.example', 'an address without a path or a final slash'],
  ['VITE_SITE_URL', 'https://vyomix.example\nDisallow: /', 'an address without a path or a final slash'],
  ['VITE_SITE_NAME', '', 'a name'],
  ['VITE_SITE_NAME', 'Asha\nCo', 'a name'],
  ['VITE_SITE_NAME', 'Asha\u0000', 'a name'],
  ['VITE_SHORT_NAME', 'Borealis & Söhne', 'a name of at most 14 characters, or nothing'],
  ['VITE_SIGNAL_COLORS', 'orange', 'three colours, such as "#ff8a3d #ffab6b #8f3d00"'],
  ['VITE_SIGNAL_COLORS', '#ff8a3d #ffab6b', 'three colours, such as "#ff8a3d #ffab6b #8f3d00"'],
  ['VITE_STAR_COLORS', '#fff #fff #fff #fff #fff #fff', 'six colours, such as "#a9c1ff #d3e0ff'],
  ['VITE_DEFAULT_MODEL', 'a\rb', 'a model id, or nothing'],
  ['VITE_CHAT_APP_URL', 'http://wa.me/', 'an https address that the number is appended to, such as https://wa.me/'],
  ['VITE_CHAT_APP_URL', 'https://wa.me', 'an https address that the number is appended to, such as https://wa.me/'],
  ['VITE_CHAT_APP_URL', 'javascript:alert(1)//', 'an https address that the number is appended to'],
  ['VITE_CHAT_APP_NUMBER', '+91 00000 00000', 'digits alone with the country code, such as 910000000000'],
  ['VITE_CHAT_APP_NUMBER', '1234567', 'digits alone with the country code, such as 910000000000'],
  ['VITE_CHAT_APP_NUMBER', '9'.repeat(16), 'digits alone with the country code, such as 910000000000'],
  ['VITE_PHONE', '+91 00000', 'a number with its country code, such as +91 00000 00000'],
  ['VITE_PHONE', `+${'9'.repeat(21)}`, 'a number with its country code, such as +91 00000 00000'],
  ['VITE_PHONE', '00000 00000', 'a number with its country code, such as +91 00000 00000'],
  ['VITE_PHONE', '+91-00000-00000', 'a number with its country code, such as +91 00000 00000'],
  ['VITE_PHONE_2', 'none', 'a number with its country code, such as +91 00000 00001'],
  ['VITE_EMAIL', 'hello', 'an email address'],
  ['VITE_EMAIL', 'hello@vyomix', 'an email address'],
  ['VITE_EMAIL', 'a@b.example, c@d.example', 'an email address'],
  ['VITE_MAIL_ENDPOINT', 'http://mail.example/send', 'an https address or a path of this site'],
  ['VITE_MAIL_ENDPOINT', '//mail.example/send', 'an https address or a path of this site'],
  ['VITE_MAIL_ENDPOINT', '/\\mail.example/send', 'an https address or a path of this site'],
  ['VITE_MAIL_ENDPOINT', 'https://mail.example;x/send', 'an https address or a path of this site'],
  ['VITE_MAIL_ENDPOINT', 'http://localhost:x/send', 'an https address or a path of this site'],
  ['VITE_MAIL_ENDPOINT', 'send', 'an https address or a path of this site'],
  ['VITE_MAIL_PROVIDER', 'sendmail', 'one of emailjs, web3forms, formspree, relay'],
  ['VITE_MAIL_PROVIDER', '', 'one of emailjs, web3forms, formspree, relay'],
  ['VITE_MAIL_SERVICE', ' ', "the mail service's public service id"],
  ['VITE_MAIL_MEETING_TEMPLATE', '', 'a template id'],
  ['VITE_MAIL_NEWSLETTER_TEMPLATE', '', 'a template id'],
  ['VITE_MAIL_USER', '', "the mail service's public user id"],
  ['VITE_MAIL_TO', 'team', 'an email address'],
  ['VITE_RESPONSIBLE_NAME', ' ', 'the name of a person or company'],
  ['VITE_GRIEVANCE_EMAIL', 'grievances', 'an email address'],
  ['VITE_SECURITY_CONTACT', 'http://agency.example/security', 'an email address, an https address, or nothing'],
  ['VITE_SECURITY_CONTACT', 'mailto:a@agency.example\nX: y', 'an email address, an https address, or nothing'],
  ['VITE_SECURITY_EXPIRES', '2027-02-30', 'a day such as 2027-06-30, or nothing'],
  ['VITE_SECURITY_EXPIRES', 'in June', 'a day such as 2027-06-30, or nothing'],
  ['VITE_CORS_PROXY', 'https://proxy.example', 'an https address ending in a slash, or nothing'],
  ['VITE_CORS_PROXY', 'http://proxy.example/', 'an https address ending in a slash, or nothing'],
  ['VITE_CHAT_EMBED_URL', 'http://chat.example/embed.js', 'an https address of a script, or nothing'],
  ['VITE_CHAT_EMBED_URL', 'https://chat.example;script-src/embed.js', 'an https address of a script, or nothing'],
  ['VITE_CHAT_EMBED_URL', 'https://chat.example/\nembed.js', 'an https address of a script, or nothing'],
  ['VITE_CHAT_EMBED_URL', 'https://*/embed.js', 'an https address of a script, or nothing'],
  ['VITE_CORS_PROXY', 'https://proxy,other.example/', 'an https address ending in a slash, or nothing'],
  ['VITE_CHAT_EMBED_URL', 'embed.js', 'an https address of a script, or nothing'],
  ['VITE_LINKEDIN_URL', 'linkedin.example/vyomix', 'an https address, or nothing'],
  ['VITE_X_URL', '@vyomix', 'an https address, or nothing'],
  ['VITE_GITHUB_URL', 'javascript:alert(1)', 'an https address, or nothing'],
  ['VITE_INSTAGRAM_URL', 'http://instagram.example/vyomix', 'an https address, or nothing'],
  ...[
    'plausible',
    'matomo https://counts.example 1',
    'plausible https://plausible.io',
    'plausible http://plausible.io agency.example',
    'umami https://cloud.umami.is/ a-b-c',
    'umami https://cloud.umami.is;img-src a-b-c',
    'goatcounter https://agency.goatcounter.com extra',
    'goatcounter https://agency.goatcounter.com?x',
    'goatcounter /count',
  ].map((value) => ['VITE_VISITS', value, 'plausible https://plausible.io example.com, umami'] as const),
  ['VITE_SECURITY_CONTACT', 'mailto:safe@agency.example', ''],
  ['VITE_EMAIL', 'a?bcc=b@agency.example', 'an email address'],
  ...['google-site-verification', 'a=b"><script>', '=abc', 'a=b robots=noindex', 'googlebot=none'].map(
    (value) => ['VITE_VERIFICATION', value, 'names and values of meta tags'] as const,
  ),
] as readonly (readonly [string, string, string])[])(
  '%s with the value "%s" stops the build with a sentence about it',
  (name, value, looksLike) => {
    expect(() => parseConfig({ [name]: value })).toThrow(
      `The site's settings need a correction.\n${name} holds "${value.trim()}" but should look like ${looksLike}`,
    )
  },
)

test.each([{ VITE_SECURITY_CONTACT: 'safe@agency.example' }, { VITE_SECURITY_EXPIRES: '2027-06-30' }])(
  'a contact for security and its last day need each other: %j',
  (env) => {
    expect(() => parseConfig(env)).toThrow('VITE_SECURITY_CONTACT and VITE_SECURITY_EXPIRES need each other')
  },
)

test('all malformed settings are reported at once, and valid settings are not mentioned', () => {
  const mistaken = { VITE_PHONE: 'none', VITE_SITE_NAME: 'Asha & Co', VITE_EMAIL: 'hello', VITE_X_URL: '' }
  expect(() => parseConfig(mistaken)).toThrow(
    [
      "The site's settings need a correction.",
      'VITE_PHONE holds "none" but should look like a number with its country code, such as +91 00000 00000.',
      'VITE_EMAIL holds "hello" but should look like an email address.',
    ].join('\n'),
  )
  expect(() => parseConfig(mistaken)).not.toThrow('VITE_SITE_NAME')
})

test.each([
  ['VITE_SITE_URL', 'http://localhost:4173'],
  ['VITE_SITE_URL', 'https://www.agency.example:8443'],
  ['VITE_CHAT_APP_URL', 'https://chat.example/to/'],
  ['VITE_CHAT_APP_NUMBER', '12345678'],
  ['VITE_CHAT_APP_NUMBER', '9'.repeat(15)],
  ['VITE_PHONE', '+1 555 0100 999'],
  ['VITE_PHONE', '+123456789'],
  ['VITE_PHONE', `+${'9'.repeat(20)}`],
  ['VITE_EMAIL', 'hello+site@mail.agency.example'],
  ['VITE_MAIL_PROVIDER', 'relay'],
  ['VITE_MAIL_ENDPOINT', 'https://api.mail.example/api/v1.0/email/send'],
  ['VITE_MAIL_ENDPOINT', 'http://localhost:3000/send'],
  ['VITE_MAIL_ENDPOINT', 'http://127.0.0.1/send'],
  ['VITE_CORS_PROXY', 'https://proxy.example/'],
  ['VITE_CHAT_EMBED_URL', 'https://chat.example/embed.js'],
  ['VITE_CHAT_EMBED_URL', 'https://chat.example/embed;v=2.js?a=1;b=2'],
  ['VITE_SITE_URL', 'https://exämple.de'],
  ['VITE_SITE_URL', 'http://[::1]:4173'],
  ['VITE_SITE_NAME', 'Asha & Co <b>]]>'],
  ['VITE_DEFAULT_MODEL', 'any-model'],
])('%s accepts the value %s', (name, value) => {
  expect(JSON.stringify(parseConfig({ [name]: value }))).toContain(value)
})

test.each(['web3forms', 'formspree'])('%s needs an https address as endpoint', (provider) => {
  expect(() => parseConfig({ VITE_MAIL_PROVIDER: provider })).toThrow(
    `VITE_MAIL_ENDPOINT holds "/api/v1.0/email/send" but should be the https address of ${provider}.`,
  )
  const settings = { VITE_MAIL_PROVIDER: provider, VITE_MAIL_ENDPOINT: 'https://mail.example/submit' }
  expect(parseConfig(settings).mail).toMatchObject({ provider, endpoint: 'https://mail.example/submit' })
})

test.each([
  ['plausible https://plausible.io agency.example', 'plausible', 'https://plausible.io', 'agency.example'],
  ['umami  https://counts.example/umami 1c2d-3e', 'umami', 'https://counts.example/umami', '1c2d-3e'],
  ['goatcounter https://agency.goatcounter.com', 'goatcounter', 'https://agency.goatcounter.com', ''],
])('visits are counted by "%s"', (value, service, server, site) => {
  expect(parseConfig({ VITE_VISITS: value }).visits).toEqual({ service, server, site })
})

test('several search engines can be told the owner', () => {
  const { verification } = parseConfig({ VITE_VERIFICATION: 'google-site-verification=a_b-C== msvalidate.01=0F1E' })
  expect(verification).toEqual([
    ['google-site-verification', 'a_b-C=='],
    ['msvalidate.01', '0F1E'],
  ])
})

test('spaces around a value are ignored', () => {
  expect(parseConfig({ VITE_SITE_NAME: '  Asha & Co ' }).name).toBe('Asha & Co')
})

test('a social network without an address is left out', () => {
  const { social } = parseConfig({ VITE_X_URL: '', VITE_GITHUB_URL: ' ' })
  expect(social.map(({ name }) => name)).toEqual(['LinkedIn', 'Instagram'])
})

test('.env.example names every setting exactly once', () => {
  expect([...exampleNames].sort()).toEqual([...namesRead()].sort())
})

test('.env.example contains the default values', () => {
  const env = loadEnv('example', process.cwd())
  expect(parseConfig(env)).toEqual(parseConfig({}))
  for (const name of exampleNames) expect(env, name).toHaveProperty(name)
})

test('.env.example has a comment above every group of settings', () => {
  const paragraphs = readFileSync('.env.example', 'utf8').trim().split('\n\n')
  for (const paragraph of paragraphs) expect(paragraph).toMatch(/^#.*\./)
})
