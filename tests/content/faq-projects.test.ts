import { expect, test } from 'vitest'
import { projects } from '#content/projects.ts'
import { answerMessage, chatFaq } from '#support/chat.ts'
import { hasChatEntry } from '#support/chat-entries.ts'

test.each([
  ['the parking app', 'project-parking-app'],
  ['pls tell about the parkng app', 'project-parking-app'],
  ['parking without coins', 'project-parking-app'],
  ['who is the client of the parking app', 'project-parking-app'],
  ['which technology did the parking app use', 'project-parking-app'],
  ['lake hotel', 'project-lake-hotel-website'],
  ['invoce reader', 'project-invoice-reader'],
  ['museum ticketing api', 'project-museum-ticketing-api'],
  ['clinic visit assistant', 'project-clinic-visit-assistant'],
  ['spice wholesale shop', 'project-spice-merchant-wholesale'],
  ['payroll connector', 'project-payroll-connector'],
  ['warehouse stock bridge', 'project-warehouse-stock-bridge'],
  ['freight portal', 'project-river-freight-booking-portal'],
  ['field service app', 'project-field-service-app'],
  ['the hotel website you made', 'projects'],
  ['list of projects', 'projects'],
  ['are these projects real', 'projects-real'],
  ['is the project an example', 'projects-real'],
  ['which technologies did that project use', 'projects-technology'],
  ['do you have a project in healthcare', 'industries'],
  ['can i see a project in my industry', 'industries'],
])('“%s” is answered by %s', (message, id) => {
  if (hasChatEntry(id)) expect(answerMessage(message).entry).toBe(id)
})

test.each([
  ['do you build mobile apps', 'app'],
  ['can you build a parking app', 'app'],
  ['how much would a parking app cost', 'app-price'],
  ['online shop price', 'shop-price'],
  ['website for my law firm', 'website'],
  ['a site for a law firm', 'website'],
  ['we need a portal for our freight company', 'website'],
  ['can you automate invoices', 'automation'],
  ['do agents send mail by themselves', 'agent-email'],
  ['how long for a large shop', 'time'],
  ['how much does an invoice agent cost', 'agents-price'],
])('a wish or a question about prices gets no answer about a project: “%s” is answered by %s', (message, id) => {
  expect(answerMessage(message).entry).toBe(id)
})

test('the answer on a project says with what it was built, and links to its page', () => {
  for (const { slug, technologies } of projects) {
    const entry = chatFaq.find(({ id }) => id === `project-${slug}`)
    for (const technology of technologies) expect(entry?.answer).toContain(technology)
    expect(entry?.link?.href).toContain(slug)
  }
})

test.each([
  ['what does a normal week look like in a job', 'jobs-week'],
  ['normal week for a mobile developer', 'job-mobile'],
  ['what does an ai engineer do all day', 'job-ai-engineer'],
  ['what do i send with an application', 'jobs-apply'],
  ['can i apply by email', 'jobs-apply'],
])('“%s” is answered by %s, which leads to what the page of a job says', (message, id) => {
  if (hasChatEntry(id)) expect(answerMessage(message).entry).toBe(id)
})
