import { expect, test } from 'vitest'
import { licenses } from '#content/licenses.ts'
import { horizon, privacy, privacySections } from '#content/privacy.ts'
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

test('the horizon has four things above it and five below, each named once', () => {
  const names = [...horizon.leaves, ...horizon.stays].map(({ name }) => name)
  expect([horizon.leaves.length, horizon.stays.length]).toEqual([4, 5])
  expect(new Set(names).size).toBe(9)
})

test.each([
  ['the best score', 'best memory score'],
  ['the chat', 'newest 200 messages'],
  ['the install hint', 'install hint'],
  ['drafts', 'forgotten when you close the tab'],
  ['stored pages', 'service worker'],
])('the policy tells that %s is kept on the device', (_, phrase) => {
  expect(words).toContain(phrase)
})

test.each(['mail service', 'chat app', 'model provider', 'asks the server of Vyomix', 'hello@vyomix.example'])(
  'the policy tells of "%s"',
  (phrase) => {
    expect(words + privacy.email).toContain(phrase)
  },
)
