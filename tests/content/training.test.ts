import { expect, test } from 'vitest'
import { trainingBatches } from '#content/facts.ts'
import { chatAppLink } from '#content/messages.ts'
import { pageMessages } from '#content/page-messages.ts'
import { batchTexts, trainingBenefits, trainingCourses, trainingPage } from '#content/training.ts'
import { bars, calendarDays, dayTicks, months, monthTicks } from '#pages/training/calendar.ts'

test('four benefits are named as in the specification', () => {
  expect(trainingBenefits.map(({ name }) => name)).toEqual([
    'Hands-on training',
    'Expert instructors',
    'Community access',
    'Beginner friendly',
  ])
})

test('two courses have six topics each, and no topic stands twice', () => {
  expect(trainingCourses.map(({ name, topics }) => [name, topics.length])).toEqual([
    ['Agentic AI Automation', 6],
    ['Vibe Coding', 6],
  ])
  const topics = trainingCourses.flatMap(({ topics }) => topics.map(({ name, text }) => `${name} ${text}`))
  expect(new Set(topics).size).toBe(12)
})

test('the batches are those of the specification, each with what it teaches', () => {
  expect(trainingBatches.map(({ name, date, duration, mode, price }) => [name, date, duration, mode, price])).toEqual([
    ['Agentic AI Fundamentals', '15 Aug 2025', '4 weeks', 'Online', '$99'],
    ['Vibe Coding Masterclass', '22 Aug 2025', '3 weeks', 'Hybrid', '$99'],
    ['Complete AI Automation Bundle', '1 Sep 2025', '8 weeks', 'Online', '$199'],
  ])
  expect(Object.keys(batchTexts)).toEqual(trainingBatches.map(({ name }) => name))
})

test('the buttons are named as in the specification, and each stands for a level the form knows', () => {
  const { enroll, start, waitlist, expert } = trainingPage
  expect([enroll.label, start.label, waitlist.label, expert.label]).toEqual([
    'Enroll Now',
    'Get Started',
    'Join the Waitlist',
    'Talk to an Expert',
  ])
  const levels = ['Just browsing', 'Seriously considering', 'Ready to enroll', 'Need more information']
  for (const { level } of [enroll, start, waitlist]) expect(levels).toContain(level)
  expect(enroll.level).toBe('Ready to enroll')
})

test('an expert is asked for in the chat app', () => {
  expect(new URL(chatAppLink(pageMessages.expert)).searchParams.get('text')).toContain('talk to an expert')
})

test('the calendar runs from August to October 2025, with a tick for each day', () => {
  expect(calendarDays).toBe(92)
  expect(dayTicks.match(/M/g)).toHaveLength(93)
  expect(months.map(({ name, days }) => [name, days])).toEqual([
    ['Aug', 0],
    ['Sep', 31],
    ['Oct', 61],
  ])
  expect(monthTicks).toBe('M0 0v20M310 0v20M610 0v20')
})

test('a batch begins at its day and is as long as its weeks', () => {
  expect(bars).toEqual([
    { left: '15.22%', width: '30.43%', weeks: 4 },
    { left: '22.83%', width: '22.83%', weeks: 3 },
    { left: '33.70%', width: '60.87%', weeks: 8 },
  ])
})

test('the description of the page fits a search result', () => {
  expect(trainingPage.description.length).toBeGreaterThanOrEqual(70)
  expect(trainingPage.description.length).toBeLessThanOrEqual(160)
})
