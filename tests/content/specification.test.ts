// What the specification fixes of the site as delivered. It is the one test that an owner may change: whoever adds a job changes
// the number here with it.
import { expect, test } from 'vitest'
import { agentCards, categoryChips } from '#content/agent-runner/cards.ts'
import { agentTeaser } from '#content/agent-teasers.ts'
import { agentsHead, fields, integrations } from '#content/agents.ts'
import { jobs, jobsPage } from '#content/jobs.ts'
import { posts } from '#content/posts.ts'
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

test('AI Agents Library: ten agents, each with its number, category and inputs (src/content/library)', () => {
  expect(agentCards.map(({ id, name, category, inputs }) => [id, name, category, inputs.join(', ')])).toEqual([
    [1, 'AI Content Writer Agent', 'Content', 'topic, audience, tone'],
    [2, 'Startup Idea Validator Agent', 'Business', 'idea'],
    [3, 'Persona Generator Agent', 'Marketing', 'product, audience, industry'],
    [4, 'Prompt Optimizer Agent', 'Productivity', 'user_prompt'],
    [5, 'Resume & Cover Letter Agent', 'Career', 'role, skills, industry'],
    [6, 'Brand Identity Agent', 'Branding', 'business_idea, audience'],
    [7, 'Pitch Deck Generator Agent', 'Business', 'product_service, problem'],
    [8, 'Terms & Privacy Generator', 'Legal', 'business_type, data_collection'],
    [9, 'Chatbot Personality Generator', 'AI', 'app_type, personality_traits'],
    [10, 'Social Media Content Calendar Agent', 'Marketing', 'business_type, duration, platform'],
  ])
  expect(categoryChips.join(', ')).toBe('All, Content, Business, Marketing, Productivity, Career, Branding, Legal, AI')
})

test('Agents: fifteen agents in six fields (src/content/agents.yaml)', () => {
  expect(fields.map(({ id, agents }) => [id, agents.map(({ title }) => title)])).toEqual([
    ['business', ['Customer support', 'Sales assistant', 'Meeting summarizer', 'Email responder']],
    ['marketing', ['Content creator', 'Social media manager', 'Ad optimizer']],
    ['knowledge', ['Research assistant', 'Data analyst']],
    ['ecommerce', ['Shopping assistant', 'Review generator']],
    ['specialized', ['Healthcare chatbot', 'Legal document drafting']],
    ['hr', ['Resume screener', 'Interview coach']],
  ])
  expect(agentsHead.heading.join(' ')).toBe('Fifteen agents, ready to work')
})

test('Agents: eight kinds of integrations (src/content/integrations.yaml)', () => {
  expect(integrations.heading).toBe('Seamless Integrations')
  expect(integrations.tiles.map(({ name }) => name)).toEqual([
    'Team chat',
    'CRM',
    'Marketing platform',
    'Automation tool',
    'Web analytics',
    'Content management',
    'Online store',
    'Video meetings',
  ])
})

test('Home: four agents are teased (src/content/agent-teasers.yaml)', () => {
  expect(agentTeaser.agents).toHaveLength(4)
})
