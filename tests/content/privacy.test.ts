import { record as facts } from 'virtual:records/facts'
import { record as page } from 'virtual:records/pages/privacy'
import { expect, test } from 'vitest'
import { mailProviders, parseConfig } from '#content/config.ts'
import { providers } from '#content/models.ts'
import { paths } from '#content/paths.ts'
import { keptPagesItem, waitingRequestsWarning } from '#content/privacy.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { meta } from '#pages/privacy/privacy-page.tsx'
import { readRecords } from '#prerender/records/queries.ts'

const { deletion, horizon, sections } = page
const policyText = JSON.stringify(sections)

test('the privacy policy has its own title and address', () => {
  expect(meta).toMatchObject({ title: page.title, canonical: paths.privacy })
})

test('every section has an anchor of its own and some text', () => {
  const ids = sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, heading, blocks } of sections) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(heading).not.toMatch(/\.$/)
    expect(blocks.length).toBeGreaterThan(0)
  }
})

test('each item above or below the horizon is named once', () => {
  const names = [...horizon.leaves, ...horizon.stays].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the delete button is in one section only', () => {
  const withButton = sections.filter(({ blocks }) => JSON.stringify(blocks).includes('"action":"delete"'))
  expect(withButton).toHaveLength(1)
})

test('the warning about waiting requests gives the number of requests, or says that it is unknown', () => {
  const { waiting } = deletion
  expect(waitingRequestsWarning(0)).toBeNull()
  expect(waitingRequestsWarning(1)).toBe(waiting.one)
  expect(waitingRequestsWarning(3)).toBe(fillTemplate(waiting.many, { count: 3 }))
  expect(waitingRequestsWarning(3)).toContain('3 ')
  expect(waitingRequestsWarning(null)).toBe(waiting.unknown)
})

test('the list of what is deleted has the number of older pages that are kept, if there are any', () => {
  expect(keptPagesItem(0)).toBeNull()
  expect(keptPagesItem(1)).not.toContain('1')
  expect(keptPagesItem(12)).toContain('12 ')
})

/** Returns the text of the whole page with these settings of the owner. */
function policyWith(settings: Readonly<Record<string, string>>): string {
  return JSON.stringify(readRecords('src/content', 'pages/privacy', parseConfig(settings)))
}

test.each(mailProviders)(
  'with %s, the policy says who gets the mail and what is kept, for this provider alone',
  (provider) => {
    const own = { emailjs: 'which delivers them to us. They', web3forms: 'Web3Forms', formspree: 'Formspree' } as const
    const said = { ...own, relay: 'a program that we run ourselves' }
    const policy = policyWith({ VITE_MAIL_PROVIDER: provider, VITE_MAIL_ENDPOINT: 'https://mail.example/send' })
    const found = Object.entries(said).filter(([, words]) => policy.includes(words))
    expect(found.map(([name]) => name)).toEqual([provider])
    expect(policy.includes('a link to confirm')).toBe(provider === 'relay')
  },
)

test('the policy says that visits are counted, by whom and how to refuse it, only if they are', () => {
  const counting = policyWith({ VITE_VISITS: 'umami https://counts.example a-b-c' })
  for (const words of ['counts.example', 'Global Privacy Control', 'internet address'])
    expect(counting).toContain(words)
  for (const words of ['not count visitors', 'no other company']) {
    expect(counting).not.toContain(words)
    expect(policyWith({})).toContain(words)
  }
  expect(policyWith({})).not.toContain('Global Privacy Control')
})

test('the policy takes the responsible person, place and contact for data from the settings', () => {
  const policy = policyWith({ VITE_RESPONSIBLE_NAME: 'Example LLP', VITE_RESPONSIBLE_ADDRESS: '1 Some Street' })
  expect(policy).toContain('Example LLP, 1 Some Street')
  const blocks = sections.flatMap((section) => section.blocks)
  const toGrievances = blocks.filter((block) => typeof block !== 'string' && 'to' in block && block.to === 'grievance')
  expect(toGrievances.length).toBeGreaterThan(0)
})

test('the policy has sections on rights and on who is responsible, and the date of its last change', () => {
  expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['responsible', 'rights']))
  expect(policyText).toMatch(/"day":"20\d\d-\d\d-\d\d"/)
})

test('the policy names every provider an agent can run on', () => {
  for (const { name } of Object.values(providers)) expect(policyText).toContain(name)
})

test('the policy says how long enquiries are kept', () => {
  expect(policyText).toContain(`for ${facts.enquiriesKept}.`)
})
