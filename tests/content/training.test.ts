import { record as expert } from 'virtual:records/messages/training/expert'
import { expect, test } from 'vitest'
import { chatAppLink } from '#content/chat-app.ts'
import { trainingCourses, trainingPage } from '#content/training.ts'
import { readCollection } from '#prerender/records/collection.ts'
import { trainingWords } from '#prerender/records/pages/training.ts'

test('no topic stands twice', () => {
  const topics = trainingCourses.flatMap(({ topics }) => topics.map(({ name, text }) => `${name} ${text}`))
  expect(new Set(topics).size).toBe(topics.length)
})

test('an expert is asked for in the chat app', () => {
  expect(new URL(chatAppLink(expert)).searchParams.get('text')).toContain('talk to an expert')
})

/** The words of the page as they read with so many batches. */
function wordsWith(count: number) {
  const names = new Map<string, string | number>([
    ['batches.count', count],
    ['batches.cheapest', '$99'],
    ['batches.span', 'from August to the end of October 2025'],
    ['courses.count', 2],
    ['courses.named', 'Two courses, Agentic AI Automation and Vibe Coding,'],
    ['courses.topics', 'Six topics each.'],
  ])
  const known = { names, idsOf: () => [], isAddress: () => true }
  const { records, mistakes } = readCollection('src/content', trainingWords, known)
  expect(mistakes).toEqual([])
  return records[0]
}

test.each([
  [0, 'No date is set at the moment.', 'join the waitlist'],
  [1, 'To scale, from August', 'taught in one batch from $99'],
  [4, 'To scale, from August', 'taught in four batches from $99'],
])('with %i batches the page reads well', (count, note, description) => {
  const words = wordsWith(count)
  expect(words?.batches.note).toContain(note)
  expect(words?.description).toContain(description)
})

test('the description of the page fits a search result', () => {
  expect(trainingPage.description.length).toBeGreaterThanOrEqual(70)
  expect(trainingPage.description.length).toBeLessThanOrEqual(160)
})
