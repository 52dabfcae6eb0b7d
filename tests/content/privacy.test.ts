import { record as page } from 'virtual:records/pages/privacy'
import { expect, test } from 'vitest'
import { parseConfig } from '#content/config.ts'
import { providers } from '#content/models.ts'
import { waitingLost } from '#content/privacy.ts'
import { filled } from '#lib/filled.ts'
import { meta } from '#pages/privacy.tsx'
import { recordsOf } from '#prerender/records/all.ts'

const { deletion, horizon, sections } = page
const words = JSON.stringify(sections)

test('the privacy policy has its own title and address', () => {
  expect(meta).toMatchObject({ title: 'Privacy Policy', canonical: '/privacy' })
})

test('every section can be reached by an anchor of its own and says something', () => {
  const ids = sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, heading, blocks } of sections) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(heading).not.toMatch(/\.$/)
    expect(blocks.length).toBeGreaterThan(0)
  }
})

test('each thing on the horizon is named once', () => {
  const names = [...horizon.leaves, ...horizon.stays].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the button that deletes stands in the section about deleting, once', () => {
  const found = sections.filter(({ blocks }) => JSON.stringify(blocks).includes('"action":"delete"'))
  expect(found.map(({ heading }) => heading)).toEqual(['How to delete your data'])
})

test('requests that wait are spoken of by their number, and when nobody can read it', () => {
  const { waiting } = deletion
  expect(waitingLost(0)).toBeNull()
  expect(waitingLost(1)).toBe(waiting.one)
  expect(waitingLost(3)).toBe(filled(waiting.many, { count: 3 }))
  expect(waitingLost(3)).toContain('3 ')
  expect(waitingLost(null)).toBe(waiting.unknown)
})

/** Everything the page says, with the owner's settings as given. */
function policyWith(settings: Readonly<Record<string, string>>): string {
  return JSON.stringify(recordsOf('src/content', 'pages/privacy', parseConfig(settings)))
}

const straight = [
  'They go straight to the provider you choose (OpenAI, Anthropic or Google) with your own key. They never pass through us.',
  'It goes to that provider and to no one else, together with what you asked, and is gone when you close the dialog. It is not stored, logged or put into a link. Use a key',
]
const nothingForeign = 'We load no fonts, pictures or scripts from other companies, and show no advertising.'

test('out of the box keys go straight to the provider, and nothing of other companies is loaded', () => {
  const policy = policyWith({})
  for (const sentence of [...straight, nothingForeign]) expect(policy).toContain(sentence)
  expect(policy).not.toMatch(/relay|one exception/)
})

test('with a relay in front of the providers the policy names it, and no longer says that keys go straight', () => {
  const policy = policyWith({ VITE_CORS_PROXY: 'https://relay.example/to/' })
  expect(policy).toContain('They go to the provider you choose with your own key, through our relay relay.example.')
  expect(policy).toContain('The people who run the relay could read all of it')
  for (const sentence of straight) expect(policy).not.toContain(sentence)
  expect(policy).not.toMatch(/[Ss]traight to the provider|never pass through us|and to no one else, together/)
  expect(policy).toContain(nothingForeign)
})

test('with an outside chat the policy names whose it is, and no longer says that nothing foreign is loaded', () => {
  const policy = policyWith({ VITE_CHAT_EMBED_URL: 'https://chat.example/embed.js' })
  expect(policy).toContain(
    'with one exception: the chat on the agents page comes from chat.example, once you ask for it',
  )
  expect(policy).not.toContain(nothingForeign)
  for (const sentence of straight) expect(policy).toContain(sentence)
})

test('the policy names who is responsible, where, and whom to write to about data, as the settings have it', () => {
  const policy = policyWith({ VITE_RESPONSIBLE_NAME: 'Example LLP', VITE_RESPONSIBLE_ADDRESS: '1 Some Street' })
  expect(policy).toContain('Example LLP, 1 Some Street, is responsible')
  const blocks = sections.flatMap((section) => section.blocks)
  const toGrievances = blocks.filter((block) => typeof block !== 'string' && 'to' in block && block.to === 'grievance')
  expect(toGrievances.length).toBeGreaterThan(0)
})

test('the policy has a section on rights, one on who is responsible, and the day of its last change', () => {
  expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['responsible', 'rights']))
  expect(words).toMatch(/"day":"20\d\d-\d\d-\d\d"/)
})

test('the policy names every provider an agent can run on', () => {
  for (const { name } of Object.values(providers)) expect(words).toContain(name)
})

test('the policy names whom the site talks to: the chat app, the providers, and a mail service elsewhere', async () => {
  const mail = 'https://api.mail.example/v1/send'
  const policy = policyWith({ VITE_CHAT_APP_URL: 'https://chat.example/', VITE_MAIL_ENDPOINT: mail })
  for (const words of [
    'opens chat.example in a new tab, at an address of chat.example',
    'our mail service (api.mail.example)',
    'OpenAI, Anthropic or Google',
  ])
    expect(policy).toContain(words)
  expect(policyWith({ VITE_MAIL_ENDPOINT: '/api/send' })).toContain('Both go to our mail service, which')
})
