import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facts, products, trainingBatches } from '#content/facts.ts'
import type { Outline, OutlineGroup } from '#content/outlines/outline.ts'
import { paths, type SitePath } from '#content/paths.ts'
import { outlines } from '#support/outlines.ts'

const serviceDetails = [
  [paths.customWebsites, 'Get Started'],
  [paths.ecommerce, 'Start Selling Online'],
  [paths.seo, 'Improve Your SEO'],
  [paths.uiUx, 'Elevate Your Design'],
  [paths.hosting, 'Get Secure Hosting'],
  [paths.wordpress, 'Start WordPress Project'],
  [paths.mobileApps, 'Start Mobile Project'],
  [paths.apis, 'Start API Project'],
] as const

function outlineOf(path: SitePath): Outline {
  const found = outlines.find((outline) => outline.path === path)
  if (!found) throw new Error(`No outline tells ${path}`)
  return found
}

function groupOf(path: SitePath, id: string): OutlineGroup {
  const found = outlineOf(path).groups.find((group) => group.id === id)
  if (!found) throw new Error(`${path} has no group "${id}"`)
  return found
}

const namesOf = (group: OutlineGroup) => group.rows.map((row) => row.name)
const rowsOf = ({ groups }: Outline) => groups.flatMap((group) => group.rows)

/** Everything a visitor reads on a page, the head's description included. */
function textOf({ title, description, heading, lead, groups, closing }: Outline): string {
  const told = groups.flatMap((group) => [
    group.heading,
    group.note,
    ...group.rows.flatMap((row) => [row.name, row.text, row.data]),
  ])
  return [title, description, heading, lead, ...told, closing.question, closing.action.label].join('\n')
}

test('every page without a file of its own has exactly one outline', () => {
  const elsewhere: readonly SitePath[] = [paths.home, paths.blog, paths.fun, paths.notFound]
  const expected = Object.values(paths).filter((path) => !elsewhere.includes(path))
  expect(outlines.map((outline) => outline.path).sort()).toEqual(expected.sort())
  expect(outlines).toHaveLength(20)
})

test('no two pages share a title, a description or a heading', () => {
  for (const part of ['title', 'description', 'heading'] as const) {
    expect(new Set(outlines.map((outline) => outline[part])).size, part).toBe(outlines.length)
  }
})

test.each(outlines.map((outline) => [outline.path, outline] as const))(
  '%s has a description of 70 to 160 characters',
  (_, { description }) => {
    expect(description.length, description).toBeGreaterThanOrEqual(70)
    expect(description.length, description).toBeLessThanOrEqual(160)
  },
)

test.each(outlines.map((outline) => [outline.path, outline] as const))('%s is told in full', (_, outline) => {
  expect(outline.lead).toMatch(/[.?]$/)
  expect(outline.heading).not.toMatch(/\.$/)
  expect(outline.groups.length).toBeGreaterThan(0)
  expect(textOf(outline)).not.toMatch(/undefined|\[object|coming soon|lorem|\{phone\}|\{email\}/i)
  for (const row of rowsOf(outline)) expect(row.name.trim() && row.text.trim(), outline.path).not.toBe('')
})

test.each(outlines.map((outline) => [outline.path, outline] as const))(
  '%s has anchors and row names that are used once',
  (_, outline) => {
    const ids = outline.groups.map((group) => group.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    for (const group of outline.groups) expect(new Set(namesOf(group)).size, group.id).toBe(group.rows.length)
  },
)

test('no sentence is used for two rows', () => {
  const sentences = outlines.flatMap((outline) => rowsOf(outline).map((row) => row.text))
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})

test('the services page leads to eight services and tells seven steps', () => {
  const services = groupOf(paths.services, 'services')
  expect(services.rows.map((row) => row.href)).toEqual(serviceDetails.map(([path]) => path))
  expect(namesOf(services)).toEqual(serviceDetails.map(([path]) => outlineOf(path).heading))
  expect(namesOf(groupOf(paths.services, 'process'))).toEqual([
    'Discovery',
    'Strategy',
    'Design',
    'Development',
    'Testing',
    'Launch',
    'Support',
  ])
  expect(services.note).toContain('$1,000 a month')
})

test.each(serviceDetails)('%s has five features and ends with "%s"', (path, label) => {
  expect(groupOf(path, 'features').rows).toHaveLength(5)
  expect(outlineOf(path).closing.action).toEqual({ label, href: '/contact' })
})

test('every service says what it needs from the client and what it costs', () => {
  for (const [path] of serviceDetails) {
    const questions = groupOf(path, 'questions')
    expect(namesOf(questions), path).toContain('What do you need from us?')
    expect(questions.rows.find((row) => row.name === 'What does it cost?')?.data, path).toBe('from $1,000 a month')
  }
})

test('fifteen agents work in six fields', () => {
  const counts = { business: 4, marketing: 3, knowledge: 2, ecommerce: 2, specialized: 2, hr: 2 }
  for (const [id, count] of Object.entries(counts)) expect(groupOf(paths.agents, id).rows, id).toHaveLength(count)
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(facts.suiteAgents)
  expect(Object.keys(counts)).toHaveLength(facts.suiteFields)
})

test('the integrations have an anchor and eight kinds', () => {
  expect(groupOf(paths.agents, 'integrations').rows).toHaveLength(8)
})

test('the library lists ten agents and the inputs of each', () => {
  const { rows } = groupOf(paths.agentsLibrary, 'agents')
  expect(rows).toHaveLength(10)
  expect(rows.map((row) => row.data)).toEqual([
    'topic, audience, tone',
    'idea',
    'product, audience, industry',
    'user prompt',
    'role, skills, industry',
    'business idea, audience',
    'product service, problem',
    'business type, data collection',
    'app type, personality traits',
    'business type, duration, platform',
  ])
})

test('fifteen projects stand in order of their month, the newest first', () => {
  const data = groupOf(paths.projects, 'portfolio').rows.map((row) => row.data ?? '')
  expect(data).toHaveLength(15)
  for (const entry of data)
    expect(entry).toMatch(/^(Agents|Apps|Commerce|Integration|Websites) · 202[45]-(0[1-9]|1[0-2])$/)
  const months = data.map((entry) => entry.split(' · ')[1] ?? '')
  expect(months).toEqual([...months].sort().reverse())
  expect(months.at(0)).toBe('2025-04')
  expect(months.at(-1)).toBe('2024-02')
})

test('five of the ten openings are in technology, five in sales and marketing', () => {
  const tech = groupOf(paths.jobs, 'tech').rows
  const sales = groupOf(paths.jobs, 'sales').rows
  expect([tech.length, sales.length]).toEqual([5, 5])
  for (const row of [...tech, ...sales]) expect(row.data).toMatch(/^(Remote|Hybrid|On-site)$/)
})

test('a general application opens the chat app with its text', () => {
  expect(outlineOf(paths.jobs).closing.action).toEqual({
    label: 'Apply Now',
    chatText: "I'm interested in applying for the General Application position",
  })
})

test('three products have a price per month, and the CRM is the most popular', () => {
  const { rows } = groupOf(paths.products, 'products')
  expect(rows.map((row) => row.data)).toEqual(['$99 a month', '$149 a month', '$199 a month'])
  expect(namesOf(groupOf(paths.products, 'products'))).toEqual(products.map((product) => product.name))
  expect(rows.filter((row) => row.text.includes('Most Popular')).map((row) => row.name)).toEqual(['CRM Solution'])
})

test('training has four benefits, two courses of six topics and three batches', () => {
  expect(groupOf(paths.training, 'benefits').rows).toHaveLength(4)
  expect(groupOf(paths.training, 'agentic-ai-automation').rows).toHaveLength(6)
  expect(groupOf(paths.training, 'vibe-coding').rows).toHaveLength(6)
  const batches = groupOf(paths.training, 'batches')
  expect(namesOf(batches)).toEqual(trainingBatches.map((batch) => batch.name))
  expect(batches.rows.map((row) => row.data)).toEqual([
    '15 Aug 2025 · Online · 4 weeks · $99',
    '22 Aug 2025 · Hybrid · 3 weeks · $99',
    '1 Sep 2025 · Online · 8 weeks · $199',
  ])
})

test('a referral takes three steps and answers four questions', () => {
  expect(groupOf(paths.refer, 'steps').rows).toHaveLength(3)
  expect(groupOf(paths.refer, 'questions').rows).toHaveLength(4)
  expect(outlineOf(paths.refer).closing.action.label).toBe('Refer Someone Now')
})

test('the agency has six values and a history of eight entries', () => {
  expect(namesOf(groupOf(paths.about, 'values'))).toEqual([
    'Innovation',
    'Excellence',
    'Collaboration',
    'Integrity',
    'Adaptability',
    'Impact',
  ])
  const timeline = groupOf(paths.about, 'timeline').rows
  expect(timeline).toHaveLength(8)
  expect([timeline.at(0)?.data, timeline.at(-1)?.data]).toEqual(['Jan 2024', 'Apr 2025'])
})

test('a meeting brings the four things to expect', () => {
  expect(namesOf(groupOf(paths.contact, 'meeting'))).toEqual([
    'Comprehensive project analysis',
    'Custom AI solution recommendations',
    'Timeline and budget discussion',
    'Next steps planning',
  ])
})

test.each([
  [paths.about, ['200+', '50+', '15+', '35+', '2024', 'Jaipur', 'India']],
  [paths.services, ['$1,000', '2–4 weeks', '2–3 months']],
  [paths.hosting, ['99.9%', '24/7']],
  [paths.agents, ['500+', '24/7', '50+', '99.9%', '250+']],
  [paths.refer, ['10% to 15%', '7 business days', 'Rs 1,00,000', 'Rs 10,000 to Rs 15,000', 'Unlimited']],
  [paths.products, ['$99', '$149', '$199', '$1,000']],
  [paths.contact, ['11 am to 8 pm', '6 am to 8 pm', '24 hours', '+91 00000 00000', 'hello@vyomix.example']],
] as const)('%s states its figures', (path, figures) => {
  for (const figure of figures) expect(textOf(outlineOf(path))).toContain(figure)
})

test('every figure of the agency is stated on at least one page', () => {
  const told = outlines.map(textOf).join('\n')
  for (const [name, figure] of Object.entries(facts)) {
    if (typeof figure === 'string') expect(told, name).toContain(figure)
  }
})

test('the privacy page names everything the site keeps, and how to delete it', () => {
  expect(namesOf(groupOf(paths.privacy, 'stays'))).toEqual([
    'Best memory score',
    'Chat history',
    'Install hint',
    'Half-typed words',
    'The site’s own files',
  ])
  expect(textOf(outlineOf(paths.privacy))).toContain('The newest 200 messages')
  expect(groupOf(paths.privacy, 'delete').rows.length).toBeGreaterThan(1)
})

test('every licence is the one its installed package states', () => {
  const installed: Readonly<Record<string, readonly string[]>> = {
    React: ['react', 'react-dom'],
    wouter: ['wouter'],
    jotai: ['jotai'],
    'idb-keyval': ['idb-keyval'],
    Workbox: ['workbox-precaching', 'workbox-window'],
    'Ark UI': ['@ark-ui/react'],
    'Panda CSS': ['@pandacss/dev'],
    Lucide: ['lucide-react'],
    Kalnia: ['@fontsource-variable/kalnia'],
    'Hanken Grotesk': ['@fontsource-variable/hanken-grotesk'],
    'Red Hat Mono': ['@fontsource-variable/red-hat-mono'],
  }
  const rows = rowsOf(outlineOf(paths.licenses))
  expect(rows.map((row) => row.name)).toEqual(Object.keys(installed))
  for (const row of rows) {
    for (const name of installed[row.name] ?? []) {
      const manifest = readFileSync(`node_modules/${name}/package.json`, 'utf8')
      expect(JSON.parse(manifest).license.replace('OFL-1.1', 'OFL 1.1'), name).toBe(row.data)
    }
  }
})
