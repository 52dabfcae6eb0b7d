import fc from 'fast-check'
import ical from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile } from '#lib/icalendar.ts'
import { toWellFormed } from '#lib/well-formed.ts'

const event = {
  uid: 'MR-7K2QX4AB@vyomix.example',
  writtenAt: Date.UTC(2025, 6, 10, 4, 5, 6),
  start: Date.UTC(2025, 6, 14, 6, 0),
  title: 'Meeting',
  description: 'Not confirmed yet',
}

/** Reads a file as a calendar program does. */
function parse(file: string) {
  const calendar = new ical.Component(ical.parse(file))
  const entries = calendar.getAllSubcomponents('vevent')
  return { calendar, entries, value: (name: string) => entries[0]?.getFirstPropertyValue(name) }
}

test('a calendar program reads one tentative event, which begins at the given moment', () => {
  const { calendar, entries, value } = parse(calendarFile('Vyomix', event))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(entries).toHaveLength(1)
  expect(value('status')).toBe('TENTATIVE')
  expect(value('uid')).toBe(event.uid)
  expect((value('dtstart') as ical.Time).toJSDate().getTime()).toBe(event.start)
  expect((value('dtstamp') as ical.Time).toJSDate().getTime()).toBe(event.writtenAt)
})

test('the times are in UTC, and there is neither an end nor anybody who is invited', () => {
  const file = calendarFile('Vyomix', event)
  expect(file).toContain('\r\nDTSTART:20250714T060000Z\r\n')
  const names = parse(file)
    .entries[0]?.getAllProperties()
    .map(({ name }) => name)
  expect(names).toEqual(['uid', 'dtstamp', 'dtstart', 'status', 'summary', 'description'])
})

test('any text arrives in the calendar as it was, with commas, line breaks and characters of every length', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 60 })
  fc.assert(
    fc.property(texts, texts, (title, description) => {
      const { value } = parse(calendarFile('Vyomix', { ...event, title, description }))
      const visible = (text: string) =>
        toWellFormed(text)
          .replace(/\r\n?/g, '\n')
          .replace(/[^\P{Cc}\n\t]/gu, '')
      expect(value('summary')).toBe(visible(title))
      expect(value('description')).toBe(visible(description))
    }),
    { numRuns: 20 },
  )
})

test('no line is longer than 75 bytes, every line ends with CR LF, and no character is cut in two', () => {
  const file = calendarFile('Vyomix', { ...event, description: 'मीटिंग 🌌 '.repeat(40) })
  const lines = file.split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines.join('')).not.toMatch(/[\r\n]/)
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
  expect(parse(file).value('description')).toBe('मीटिंग 🌌 '.repeat(40))
})
