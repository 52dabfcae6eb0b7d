// What the specification fixes of the site as delivered. It is the one test that an owner may change: whoever adds a job changes
// the number here with it.
import { expect, test } from 'vitest'
import { timeline, timelineWords } from '#content/about-timeline.ts'
import { trainingBatches } from '#content/batches.ts'
import { clients } from '#content/clients.ts'
import { jobs, jobsPage } from '#content/jobs.ts'
import { personas, personasIntro } from '#content/personas.ts'
import { posts } from '#content/posts.ts'
import { products } from '#content/products.ts'
import { projects, projectsPage } from '#content/projects.ts'
import { team } from '#content/team.ts'
import { orbitWords, technologyLayers } from '#content/technologies.ts'
import { testimonials } from '#content/testimonials.ts'
import { trainingBenefits, trainingCourses, trainingPage } from '#content/training.ts'

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

test('Projects: fifteen, three in each of five fields, each with its month (src/content/projects)', () => {
  expect(projects.map(({ title, field, completed }) => `${title}, ${field}, ${completed}`)).toEqual([
    'Clinic visit assistant, Agents, 2025-04',
    'Wholesale for a spice merchant, Commerce, 2025-03',
    'School bus tracker, Apps, 2025-02',
    'River freight booking portal, Websites, 2025-01',
    'Warehouse stock bridge, Integration, 2024-12',
    'A hotel on a lake, Websites, 2024-11',
    'Invoice reader, Agents, 2024-10',
    'Field service app, Apps, 2024-09',
    'Handloom market, Commerce, 2024-08',
    'Museum ticketing API, Integration, 2024-07',
    'Support desk agent, Agents, 2024-06',
    'Site for a law firm, Websites, 2024-05',
    'Parking without coins, Apps, 2024-04',
    'Seed catalogue, Commerce, 2024-03',
    'Payroll connector, Integration, 2024-02',
  ])
  expect(projects.filter(({ href }) => !/^https:\/\/[a-z-]+\.example$/.test(href))).toEqual([])
  expect(projectsPage.heading).toBe('Fifteen we can show')
})

test('Products: three by the month, one of them most popular (src/content/products.yaml)', () => {
  expect(products.map(({ id, name, price, label }) => [id, name, price, label])).toEqual([
    ['attendance-system', 'Attendance System', '$99', undefined],
    ['crm-solution', 'CRM Solution', '$149', 'Most Popular'],
    ['alumni-portal', 'Alumni Portal', '$199', undefined],
  ])
})

test('Training: three batches with their dates (src/content/batches.yaml)', () => {
  expect(trainingBatches.map(({ name, date, duration, mode, price }) => [name, date, duration, mode, price])).toEqual([
    ['Agentic AI Fundamentals', '15 Aug 2025', '4 weeks', 'Online', '$99'],
    ['Vibe Coding Masterclass', '22 Aug 2025', '3 weeks', 'Hybrid', '$99'],
    ['Complete AI Automation Bundle', '1 Sep 2025', '8 weeks', 'Online', '$199'],
  ])
})

test('Training: two courses of six topics (src/content/courses.yaml)', () => {
  expect(trainingCourses.map(({ name, topics }) => [name, topics.length])).toEqual([
    ['Agentic AI Automation', 6],
    ['Vibe Coding', 6],
  ])
})

test('Training: four benefits, and the buttons with the levels they choose (src/content/pages/training.yaml)', () => {
  expect(trainingBenefits.map(({ name }) => name)).toEqual([
    'Hands-on training',
    'Expert instructors',
    'Community access',
    'Beginner friendly',
  ])
  const { enroll, start, waitlist, expert } = trainingPage
  expect([enroll, start].map(({ label, level }) => [label, level])).toEqual([
    ['Enroll Now', 'Ready to enroll'],
    ['Get Started', 'Need more information'],
  ])
  expect([waitlist.label, waitlist.level, expert.label]).toEqual([
    'Join the Waitlist',
    'Seriously considering',
    'Talk to an Expert',
  ])
})

test('About: eight events from January 2024 to April 2025 (src/content/timeline.yaml)', () => {
  expect(timeline.map(({ month }) => month)).toEqual([
    ...['2024-01', '2024-04', '2024-06', '2024-09', '2024-11', '2025-01', '2025-03', '2025-04'],
  ])
  expect(timelineWords.heading).toBe('Sixteen months in one exposure')
})

test('Home: five clients (src/content/clients.yaml)', () => {
  expect(clients).toHaveLength(5)
})

test('Home: seventeen technologies in five layers (src/content/technologies.yaml)', () => {
  expect(technologyLayers.map(({ technologies }) => technologies.length)).toEqual([4, 3, 4, 3, 3])
  expect(orbitWords.heading.join(' ')).toBe('Seventeen technologies, one orbit')
})

test('Home: ten personas (src/content/personas.yaml)', () => {
  expect(personas).toHaveLength(10)
  expect(personasIntro.heading).toBe('Ten agents, each named for a star')
})

test('Data model: three members, with three addresses each that belong to nobody (src/content/team.yaml)', () => {
  expect(team).toHaveLength(3)
  for (const { socialLinks } of team)
    for (const href of Object.values(socialLinks)) expect(href).toMatch(/^https:\/\/[a-z]+\.example\//)
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
