import { record as expert } from 'virtual:records/messages/training/expert'
import { expect, test } from 'vitest'
import { chatAppLink } from '#content/chat-app.ts'
import { collection as trainingPageCollection } from '#content/pages/training-schema.ts'
import { trainingCourses, trainingPageContent } from '#content/training.ts'
import { readCollection } from '#prerender/records/collection.ts'

test('no topic of a course occurs twice', () => {
  const topics = trainingCourses.flatMap(({ topics }) => topics.map(({ name, text }) => `${name} ${text}`))
  expect(new Set(topics).size).toBe(topics.length)
})

test('the chat app opens with a request for an expert', () => {
  expect(new URL(chatAppLink(expert)).searchParams.get('text')).toBe(expert)
})

const [cheapest, span] = ['$99', 'from August to the end of October 2025']

/** Returns the texts of the page as they are with this many batches. */
function wordsWith(count: number) {
  const names = new Map<string, string | number>([
    ['batches.count', count],
    ['batches.cheapest', cheapest],
    ['batches.span', span],
    ['batches.weeks', '3 to 8 weeks'],
    ['trainingPriceCovers', ''],
    ['vat', ''],
    ['courses.count', 2],
    ['name', 'Vyomix'],
    ['city', 'Jaipur'],
    ['country', 'India'],
    ['courses.named', 'Two courses, Agentic AI Automation and Vibe Coding,'],
    ['courses.topics', 'Six topics each.'],
  ])
  const context = { names, idsOf: () => [], isAddress: () => true }
  const { records, mistakes } = readCollection('src/content', trainingPageCollection, context)
  expect(mistakes).toEqual([])
  return records[0]
}

test.each([1, 4])('with %i batches the page states the span of the calendar and the lowest price', (count) => {
  const words = wordsWith(count)
  expect(words?.batches.note).toContain(span)
  expect(words?.description).toContain(cheapest)
})

test('without a batch the page states no span and no price', () => {
  const words = wordsWith(0)
  expect(words?.batches.note).toMatch(/^[A-Z].*\.$/)
  expect(words?.batches.note).not.toContain(span)
  expect(words?.description).not.toContain(cheapest)
})

test('the length of the page’s description suits a search result', () => {
  expect(trainingPageContent.description.length).toBeGreaterThanOrEqual(70)
  expect(trainingPageContent.description.length).toBeLessThanOrEqual(160)
})
