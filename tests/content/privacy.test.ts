import { afterEach, expect, test, vi } from 'vitest'
import { licenses } from '#content/licenses.ts'
import { providers } from '#content/models.ts'
import { deletion, horizon, privacy, privacySections, waitingLost } from '#content/privacy.ts'
import { meta } from '#pages/privacy.tsx'

const words = JSON.stringify(privacySections)

test.each([privacy, licenses])('$title introduces itself in 70 to 160 characters', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
})

test('the privacy policy has its own title and address', () => {
  expect(meta).toMatchObject({ title: 'Privacy Policy', canonical: '/privacy' })
})

test('every section can be reached by an anchor of its own and says something', () => {
  const ids = privacySections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, heading, blocks } of privacySections) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(heading).not.toMatch(/\.$/)
    expect(blocks.length).toBeGreaterThan(0)
  }
})

test('the horizon has four things above it and seven below, each named once', () => {
  const names = [...horizon.leaves, ...horizon.stays].map(({ name }) => name)
  expect([horizon.leaves.length, horizon.stays.length]).toEqual([4, 7])
  expect(new Set(names).size).toBe(11)
})

test.each([
  ['the best score', 'best memory score'],
  ['the chat', 'newest 200 messages'],
  ['the install hint', 'install hint'],
  ['drafts', 'session storage of its tab'],
  ['what was typed', 'forgotten when you close the tab'],
  ['stored pages', 'service worker'],
  ['a request that waits', 'until it is sent or you cancel it'],
  ['a reference', 'its reference stay for 30 days'],
])('the policy tells that %s is kept on the device', (_, phrase) => {
  expect(words).toContain(phrase)
})

test.each(['mail service', 'chat app', 'model provider', 'asks the server of Vyomix', 'hello@vyomix.example'])(
  'the policy tells of "%s"',
  (phrase) => {
    expect(words + privacy.email).toContain(phrase)
  },
)

test.each([
  'We try to send them while this site is open.',
  'may also send them in the background when the site is closed',
  'All others send only once you open it again.',
  'the company behind the chat app receives them at that moment',
  'the link that the chat offers when it could not answer you twice, with what you asked',
  'Words you type into a search box become part of the page’s address',
  'you can choose ‘On this device’ in the dialog',
  'each lost answer can leave one double with us; all copies carry the same reference',
  'its words are wiped from this device',
  'We cannot promise to keep a waiting request for ever',
  'Safari does so after 7 days without a visit',
])('the policy promises no more than it can keep: “%s”', (sentence) => {
  expect(words).toContain(sentence)
})

test('the button that deletes stands in the section about deleting, once', () => {
  const sections = privacySections.filter(({ blocks }) => JSON.stringify(blocks).includes('"action":"delete"'))
  expect(sections.map(({ heading }) => heading)).toEqual(['How to delete your data'])
})

test('before everything is deleted the visitor reads what goes and what stays', () => {
  const question = JSON.stringify([deletion.goes, deletion.lost])
  for (const thing of ['cannot be undone', 'chat', 'memory score', 'install hint', 'wait to be sent', 'in this tab'])
    expect(question).toContain(thing)
  expect(deletion.stays).toContain('The site’s own files stay')
  expect(deletion.stays).toContain('the time of the last request')
  expect(deletion.stays).toContain('words half typed in another tab')
  expect(deletion.stays).toContain('hello@vyomix.example')
  expect(deletion.done).toEqual({
    title: 'Your data on this device is gone',
    text: 'The site’s own files stay, and so do the time of the last request and words half typed in other tabs.',
  })
})

test.each([
  [0, null],
  [1, 'One request still waits. It is lost unsent, unless it is on its way at this very moment.'],
  [3, '3 requests still wait. They are lost unsent, except for one that may be on its way at this very moment.'],
  [null, 'Whether a request still waits cannot be read just now. One that does is lost unsent.'],
])('%j waiting requests are spoken of as %j', (count, sentence) => {
  expect(waitingLost(count)).toBe(sentence)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Everything the page says, with the owner's settings as given. */
async function policyWith(settings: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  const { horizon, privacySections } = await import('#content/privacy.ts')
  return JSON.stringify([horizon, privacySections])
}

const straight = [
  'Straight to the provider you choose (OpenAI, Anthropic or Google), with your own key. Never through us.',
  'It goes to that provider and to nobody else, together with what you asked, and is gone when you close the dialog: it is not stored, logged or put into a link. Use a key',
]
const nothingForeign = 'We load no fonts, pictures or scripts from other companies, and show no advertising.'

test('out of the box keys go straight to the provider, and nothing of other companies is loaded', async () => {
  const policy = await policyWith({})
  for (const sentence of [...straight, nothingForeign]) expect(policy).toContain(sentence)
  expect(policy).not.toMatch(/relay|one exception/)
})

test('with a relay in front of the providers the policy names it, and no longer says that keys go straight', async () => {
  const policy = await policyWith({ VITE_CORS_PROXY: 'https://relay.example/to/' })
  expect(policy).toContain('To the provider you choose, with your own key, by way of our relay relay.example.')
  expect(policy).toContain('whoever runs the relay could read all of it')
  for (const sentence of straight) expect(policy).not.toContain(sentence)
  expect(policy).not.toMatch(/[Ss]traight to the provider|Never through us|and to nobody else, together/)
  expect(policy).toContain(nothingForeign)
})

test('with an outside chat the policy names whose it is, and no longer says that nothing foreign is loaded', async () => {
  const policy = await policyWith({ VITE_CHAT_EMBED_URL: 'https://chat.example/embed.js' })
  expect(policy).toContain(
    'with one exception: the chat on the agents page comes from chat.example, once you ask for it',
  )
  expect(policy).not.toContain(nothingForeign)
  for (const sentence of straight) expect(policy).toContain(sentence)
})

test('the policy names every provider an agent can run on', () => {
  for (const { name } of Object.values(providers)) expect(words).toContain(name)
})

test('the policy names whom the site talks to: the chat app, the providers, and a mail service elsewhere', async () => {
  const mail = 'https://api.mail.example/v1/send'
  const policy = await policyWith({ VITE_CHAT_APP_URL: 'https://chat.example/', VITE_MAIL_ENDPOINT: mail })
  for (const words of [
    'the chat app (chat.example)',
    'our mail service (api.mail.example)',
    'OpenAI, Anthropic or Google',
  ])
    expect(policy).toContain(words)
  expect(await policyWith({ VITE_MAIL_ENDPOINT: '/api/send' })).toContain('Both go to our mail service, which')
})
