import { expect, test } from 'vitest'
import { remoteJobs } from '#content/chat/openings.ts'
import { jobs } from '#content/jobs.ts'
import { answerMessage, chatFaq } from '#support/chat.ts'

const opening = (text: string) => /^(?:Yes|No)\./.exec(answerMessage(text).text)?.[0] ?? null

test.each([
  ['Do you build custom websites?', 'Yes.'],
  ['hello, can you build an app for us?', 'Yes.'],
  ['kya aap app banate ho', 'Yes.'],
  ['Do I need an account?', 'No.'],
  ['Can you set up or write WordPress plugins?', 'Yes.'],
  ['Do you build APIs, and what is an API?', null],
  ['is there a light theme?', null],
  ["don't you build apps?", null],
  ['can you build an app without a plan', null],
  ['do you only build apps?', null],
  ['how can you build an app?', null],
  ['do you build websites for hotels', null],
  ['can I build websites?', null],
])('a question that an entry answers with yes or no gets it, if it asks nothing else: %s', (text, reply) => {
  expect(opening(text)).toBe(reply)
})

test('the yes or no comes before the unchanged answer', () => {
  const { title, answer } = chatFaq.find(({ id }) => id === 'app') ?? { title: '', answer: '' }
  expect(answerMessage(title).text).toBe(`Yes. ${answer}`)
})

test('only entries whose title asks for yes or no have such a reply', () => {
  const asksForIt = /^(?:Do|Does|Is|Are|Can|Will)\b/
  expect(chatFaq.filter(({ title, reply }) => reply && !asksForIt.test(title)).map(({ id }) => id)).toEqual([])
})

test('the answer on remote work names the remote jobs, and no others', () => {
  const { text } = answerMessage('Can I work remotely?')
  for (const { title, location } of jobs) expect(text.includes(title)).toBe(location === 'Remote')
})

test.each([
  [[], 'None of the open jobs is remote at the moment.'],
  [['Writer'], 'One open job is remote: Writer.'],
  [['Writer', 'Tester', 'Painter'], 'These open jobs are remote: Writer, Tester and Painter.'],
])('the remote jobs %j are named in a sentence', (titles, answer) => {
  const remote = titles.map((title) => ({ title, location: 'Remote' as const }))
  expect(remoteJobs([{ title: 'Cook', location: 'On-site' }, ...remote])).toBe(answer)
})
