// What the specification fixes of the site as delivered. It is the one test that an owner may change: whoever adds a job changes
// the number here with it.
import { expect, test } from 'vitest'
import { jobs, jobsPage } from '#content/jobs.ts'
import { posts } from '#content/posts.ts'
import { serviceCards } from '#content/service-cards.ts'
import { loadService, type ServicePage } from '#content/service-pages.ts'
import { services, servicesPage } from '#content/services.ts'
import { testimonials } from '#content/testimonials.ts'

test('Jobs: ten openings, five in technology and five in sales and marketing (src/content/jobs)', () => {
  const numberOf = (category: string) => jobs.filter((job) => job.category === category).length
  expect([jobs.length, numberOf('tech'), numberOf('sales')]).toEqual([10, 5, 5])
  expect(jobsPage.heading).toEqual(['Ten places', 'are open'])
})

test('Jobs: the buttons, the toast and the general application (src/content/pages/jobs.yaml)', () => {
  expect(jobsPage.apply).toBe('Apply Now')
  expect(jobsPage.end.call.action).toBe('Call Us')
  expect(jobsPage.categories).toEqual({ all: 'All', tech: 'Tech', sales: 'Sales' })
  expect(jobsPage.applying).toBe('Redirecting you to the chat app to submit your application!')
  expect(jobsPage.general).toBe('General Application')
})

test('Data model: three testimonials (src/content/testimonials.yaml)', () => {
  expect(testimonials).toHaveLength(3)
})

test('Blog: ten articles, each with its day, its address and its title (src/content/articles)', () => {
  expect(posts.map(({ date, slug, title }) => [date, slug, title])).toEqual([
    ['2025-06-24', 'agentic-ai-in-production', 'Agentic AI in production: what survives the first month'],
    ['2025-06-20', 'a-chatbot-your-support-team-will-keep', 'A chatbot your support team will keep'],
    ['2025-06-17', 'wordpress-headless-or-custom', 'WordPress, headless or custom: a plain comparison'],
    ['2025-06-13', 'seo-when-answers-come-from-models', 'SEO when answers come from models'],
    ['2025-06-10', 'edge-ai-next-to-the-machine', 'Edge AI: putting the model next to the machine'],
    ['2025-06-08', 'ai-ethics-and-governance-for-small-teams', 'AI ethics and governance for small teams'],
    ['2025-06-05', 'quantum-computing-meets-ai', 'Quantum computing meets AI: what to expect, and when'],
    ['2025-06-03', 'ai-in-cybersecurity', 'AI in cybersecurity, on both sides of the wall'],
    ['2025-05-31', 'the-future-of-work-people-and-ai', 'The future of work: a team of people and AI'],
    ['2025-05-28', 'ai-driven-research-and-development', 'Digital transformation starts in the lab: AI-driven R&D'],
  ])
  expect(posts.map(({ related }) => related.length)).toEqual(Array.from({ length: 10 }, () => 3))
})

/** Address, name, label of the button, drawing, ink, key features. */
const fixedServices = [
  [
    'custom-website-development',
    ['Custom Website Development', 'Get Started', 'web', 'azure'],
    'Responsive design; Custom CMS integration; Performance optimisation; Cross-browser compatibility; Accessibility compliance (WCAG)',
  ],
  [
    'ecommerce-solutions',
    ['E-commerce Solutions', 'Start Selling Online', 'shop', 'ember'],
    'Shopping cart; Secure payment gateways; Inventory management; Customer account management; Order processing and tracking',
  ],
  [
    'seo-optimization',
    ['SEO Optimization', 'Improve Your SEO', 'seo', 'indigo'],
    'Keyword research; On-page SEO; Technical audits; Link building; Analytics and reporting',
  ],
  [
    'ui-ux-design',
    ['UI/UX Design', 'Elevate Your Design', 'uiux', 'slate'],
    'User research and personas; Wireframing and prototyping; Interactive mockups; Usability testing; Design system creation',
  ],
  [
    'web-hosting',
    ['Web Hosting & Maintenance', 'Get Secure Hosting', 'host', 'patina'],
    'Secure cloud hosting; Backups and updates; Performance monitoring; 24/7 support; Security scanning',
  ],
  [
    'wordpress-development',
    ['WordPress Development', 'Start WordPress Project', 'wp', 'ember'],
    'Custom themes; Plugin integration; WooCommerce integration; Performance optimisation; Security hardening',
  ],
  [
    'mobile-app-development',
    ['Mobile App Development', 'Start Mobile Project', 'mobile', 'indigo'],
    'iOS and Android; Cross-platform; Mobile UI/UX; App store optimisation; Ongoing maintenance',
  ],
  [
    'api-development',
    ['API Development & Integration', 'Start API Project', 'api', 'patina'],
    'Custom APIs; Third-party integration; Documentation; Authentication and security; Performance optimisation',
  ],
] as const

const wordsIn = ({ intro, action, tour, blocks, closing }: ServicePage) =>
  JSON.stringify([intro, action, tour, blocks, closing])

test('Services: eight, in this order, each with its button, drawing, ink and key features (src/content/services)', async () => {
  expect(services.map(({ href }) => href)).toEqual(fixedServices.map(([slug]) => `/services/${slug}`))
  expect(servicesPage.lead).toMatch(/^Eight services\./)
  for (const [index, [slug, fixed, features]] of fixedServices.entries()) {
    const { name, action, picture, ink, blocks } = await loadService(slug)
    expect([name, action, picture, ink], slug).toEqual(fixed)
    expect(services[index]?.features.join('; '), slug).toBe(features)
    const cards = blocks.find(({ kind }) => kind === 'features')
    expect(cards?.kind === 'features' && cards.cards.map((card) => card.name).join('; '), slug).toBe(features)
  }
})

test('Services: between 250+ and 800+ clients, ratings of 4.8 or 4.9 (src/content/services, card)', () => {
  const cards = fixedServices.map(([slug]) => serviceCards.find(({ href }) => href === `/services/${slug}`))
  expect(cards.map((card) => card?.clients)).toEqual(['500+', '350+', '600+', '400+', '800+', '450+', '300+', '250+'])
  expect([...new Set(cards.map((card) => card?.rating))].sort()).toEqual([4.8, 4.9])
})

test('Services: every page names time and cost, closes under its own moon, hosting names uptime and support (src/content/services, page)', async () => {
  const pages = await Promise.all(fixedServices.map(([slug]) => loadService(slug)))
  expect(pages.map(({ moon }) => moon)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  for (const page of pages) {
    const words = wordsIn(page)
    for (const figure of ['2–4 weeks', '2–3 months', '$1,000 a month']) expect(words, page.name).toContain(figure)
    expect(words.match(/[$€£₹]\s?[\d,.]+/g), page.name).toEqual(['$1,000'])
  }
  for (const figure of ['99.9%', '24/7']) expect(wordsIn(await loadService('web-hosting'))).toContain(figure)
})

test('Services: the process has seven steps (src/content/pages/services.yaml)', () => {
  expect(servicesPage.process.steps.map(({ name }) => name).join(', ')).toBe(
    'Discovery, Strategy, Design, Development, Testing, Launch, Support',
  )
  expect([servicesPage.row.action, servicesPage.closing.action]).toEqual(['Get Started', 'Get Started'])
})
