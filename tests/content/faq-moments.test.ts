import { records as trainingBatches } from 'virtual:records/batches'
import { describe, expect, test } from 'vitest'
import { batchStatus, officeStatus } from '#content/chat/timed-answers.ts'
import { compareText } from '#lib/compare-text.ts'
import { answerMessage } from '#support/chat.ts'

/** The opening hours in these tests. The hours of the site may change. */
const office = { country: 'India', weekdays: '11 am to 8 pm', weekend: '6:30 am to 8 pm' }
const at = (iso: string, zone = 'Asia/Kolkata') => ({ now: Date.parse(iso), zone })

describe('the hours of the office', () => {
  test.each([
    ['2026-11-26T05:00:00Z', 'It is Thursday, 10:30 am in India now: the office opens at 11 am.'],
    ['2026-11-26T05:30:00Z', 'It is Thursday, 11 am in India now: the office is open until 8 pm.'],
    ['2026-11-26T14:29:00Z', 'It is Thursday, 7:59 pm in India now: the office is open until 8 pm.'],
    ['2026-11-26T14:30:00Z', 'It is Thursday, 8 pm in India now: the office opens tomorrow at 11 am.'],
    ['2026-11-27T20:00:00Z', 'It is Saturday, 1:30 am in India now: the office opens at 6:30 am.'],
    ['2026-11-27T15:00:00Z', 'It is Friday, 8:30 pm in India now: the office opens tomorrow at 6:30 am.'],
    ['2026-11-29T15:00:00Z', 'It is Sunday, 8:30 pm in India now: the office opens tomorrow at 11 am.'],
  ])('at %s are given in Indian time, with the next change', (iso, text) => {
    expect(officeStatus(at(iso), office)).toBe(text)
  })

  test('are given in the visitor’s own time, too', () => {
    expect(officeStatus(at('2026-11-26T10:00:00Z', 'Europe/Berlin'), office)).toContain(
      'open until 8 pm, 3:30 pm your time.',
    )
    expect(officeStatus(at('2026-07-20T10:00:00Z', 'Europe/Berlin'), office)).toContain(
      'open until 8 pm, 4:30 pm your time.',
    )
    expect(officeStatus(at('2026-11-26T22:00:00Z', 'America/New_York'), office)).toContain(
      'opens at 11 am, 12:30 am your time.',
    )
  })

  test.each(['', 'Mars/Olympus', '\u0000'])('are given only in Indian time if the zone %j is unknown', (zone) => {
    expect(officeStatus(at('2026-11-26T10:00:00Z', zone), office)).toMatch(/open until 8 pm\.$/)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, -8.64e15])(
    'are given without the current time if the clock of the device is set to %f',
    (now) => {
      const { text } = answerMessage('opening hours', { now, zone: 'Asia/Kolkata' })
      expect(text).toMatch(/ time\.$/)
      expect(text).not.toMatch(/invalid|undefined|NaN/i)
    },
  )

  test('are compared with the current time only if the time is known', () => {
    const moment = at('2026-11-26T10:00:00Z')
    expect(officeStatus(moment)).toContain(' now: the office ')
    expect(answerMessage('opening hours', moment).text).toContain(officeStatus(moment))
    expect(answerMessage('opening hours').text).not.toContain(' now: ')
  })
})

describe('the batches of the training', () => {
  const first = [...trainingBatches].sort((a, b) => compareText(a.starts, b.starts))[0]?.starts ?? ''

  test('are said to start until the day on which they begin', () => {
    const before = batchStatus(at(`${first}T00:00:00+05:30`)).match(/\bstarts\b/g) ?? []
    expect(before).toHaveLength(trainingBatches.length - 1)
    expect(batchStatus({ now: Date.parse(`${first}T00:00:00+05:30`) - 1, zone: '' })).not.toContain('began')
  })

  test('are all said to have begun after the last date', () => {
    expect(batchStatus(at('2100-01-01T00:00:00Z'))).toContain('waitlist')
    expect(batchStatus(at('2100-01-01T00:00:00Z'))).not.toContain('starts')
  })

  test('are counted in the sentence about batches that have all begun', () => {
    const allHaveBegun = { 1: 'It has begun', 2: 'Both have begun' }[trainingBatches.length] ?? /All \w+ have begun/
    expect(batchStatus(at('2100-01-01T00:00:00Z'))).toMatch(
      trainingBatches.length === 0 ? /No date is set/ : allHaveBegun,
    )
  })

  test('are each said to start before the start date, and to have begun after it', () => {
    for (const { name, date } of trainingBatches) {
      expect(answerMessage(`what is the ${name}`, at('2020-01-01T00:00:00Z')).text).toContain(`It starts on ${date}`)
      expect(answerMessage(`what is the ${name}`, at('2100-01-01T00:00:00Z')).text).toContain(`It began on ${date}`)
    }
  })
})
