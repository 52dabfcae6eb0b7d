import { expect, test } from 'vitest'
import { INSTRUMENT } from '#content/instruments.ts'
import { paths } from '#content/paths.ts'
import { services, sevenSteps } from '#content/services.ts'
import { kinds } from '#lib/engrave/instruments/scene.ts'
import { meta } from '#pages/services.tsx'
import { art } from '#prerender/art.ts'

const paragraphs = services.flatMap(({ sentence, promise }) => [sentence, promise])

test('the services are the eight of the spec, in its order, each with its own instrument', () => {
  expect(services.map(({ name }) => name)).toEqual([
    'Custom Website Development',
    'E-commerce Solutions',
    'SEO Optimization',
    'UI/UX Design',
    'Web Hosting & Maintenance',
    'WordPress Development',
    'Mobile App Development',
    'API Development & Integration',
  ])
  expect(services.map(({ kind }) => kind)).toEqual(kinds)
  expect(services.map(({ kind }) => kind)).toEqual(Object.keys(INSTRUMENT))
})

// The five key features of each service, as spec §2.9 names them.
test.each([
  [
    'web',
    'Responsive design; Custom CMS integration; Performance optimisation; Cross-browser compatibility; Accessibility compliance (WCAG)',
  ],
  [
    'shop',
    'Shopping cart; Secure payment gateways; Inventory management; Customer account management; Order processing and tracking',
  ],
  ['seo', 'Keyword research; On-page SEO; Technical audits; Link building; Analytics and reporting'],
  [
    'uiux',
    'User research and personas; Wireframing and prototyping; Interactive mockups; Usability testing; Design system creation',
  ],
  ['host', 'Secure cloud hosting; Backups and updates; Performance monitoring; 24/7 support; Security scanning'],
  ['wp', 'Custom themes; Plugin integration; WooCommerce integration; Performance optimisation; Security hardening'],
  ['mobile', 'iOS and Android; Cross-platform; Mobile UI/UX; App store optimisation; Ongoing maintenance'],
  ['api', 'Custom APIs; Third-party integration; Documentation; Authentication and security; Performance optimisation'],
])('the key features of %s are the five of the spec', (kind, features) => {
  expect(services.find((service) => service.kind === kind)?.features.join('; ')).toBe(features)
})

test('each service leads to its own page', () => {
  expect(services.map(({ href }) => href)).toEqual([
    paths.customWebsites,
    paths.ecommerce,
    paths.seo,
    paths.uiUx,
    paths.hosting,
    paths.wordpress,
    paths.mobileApps,
    paths.apis,
  ])
})

test('each service has a promise of one line and one sentence of its own', () => {
  expect(new Set(paragraphs).size).toBe(16)
  for (const { promise, sentence } of services) {
    expect(promise.length).toBeLessThan(34)
    expect(sentence).toMatch(/^[A-Z].*\.$/)
  }
})

test('the process has the seven steps of the spec', () => {
  expect(sevenSteps.steps.map(({ name }) => name).join(', ')).toBe(
    'Discovery, Strategy, Design, Development, Testing, Launch, Support',
  )
})

test('each service has its card and its page head', () => {
  for (const kind of kinds) {
    for (const name of [`instrument-${kind}`, `scene-${kind}`]) {
      expect(art[name]?.().length).toBeLessThan(60_000)
    }
  }
})

test('the description fits a search result', () => {
  const { description } = meta
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
})
