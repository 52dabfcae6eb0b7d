import { expect, test } from 'vitest'
import { chatAppLink } from '#content/messages.ts'
import { pageMessages } from '#content/page-messages.ts'
import { questions, refer, steps } from '#content/refer.ts'
import { paymentDays, wedge, wedgeLabels } from '#content/refer-example.ts'

test('a referral takes three steps', () => {
  expect(steps.map(({ name }) => name)).toEqual(['Make a referral', 'We close the deal', 'Earn your commission'])
})

test('four questions are answered', () => {
  expect(questions.map(({ name }) => name)).toEqual([
    'How much can I earn?',
    'When do I get paid?',
    'Is there a limit?',
    'How do I make a referral?',
  ])
})

test('the answers state share, example, days and that there is no limit', () => {
  const [earn, paid, limit, how] = questions.map(({ text }) => text)
  expect(earn).toContain('10% to 15% of the total deal or project value')
  expect(earn).toContain('A project worth Rs 1,00,000 earns you Rs 10,000 to Rs 15,000.')
  expect(paid).toContain('7 business days after the project is confirmed')
  expect(paid).toContain('initial payment')
  expect(limit).toContain('unlimited')
  expect(how).toContain('Refer Someone Now')
})

test('the actions carry the names the programme is known by', () => {
  expect([refer.action, refer.call]).toEqual(['Refer Someone Now', 'Call Us Directly'])
})

test('a referral opens the chat app with its text', () => {
  expect(decodeURIComponent(chatAppLink(pageMessages.refer))).toContain(
    'I would like to refer someone for web development services',
  )
})

test('the drawing shows a project of Rs 1,00,000 that earns between 10,000 and 15,000', () => {
  expect(wedge).toEqual({ least: 10, most: 15, deal: 1, max: 4 })
  expect(wedgeLabels.shares).toEqual(['15%', '10%'])
  expect(wedgeLabels.earnings).toEqual(['15,000', '10,000'])
  expect(wedgeLabels.deals[0]).toBe('1,00,000')
  expect(wedgeLabels.deals).toHaveLength(wedge.max)
})

test('what is drawn is what the shares earn', () => {
  const rupees = (text: string) => Number(text.replaceAll(',', ''))
  const deal = rupees(wedgeLabels.deals[0])
  expect(wedgeLabels.earnings.map(rupees)).toEqual([(deal * wedge.most) / 100, (deal * wedge.least) / 100])
})

test('seven marks stand for seven business days', () => {
  expect(paymentDays).toBe(7)
  expect(refer.days).toContain('7 business days')
})

test('the description suits a search result', () => {
  expect(refer.description.length).toBeGreaterThanOrEqual(70)
  expect(refer.description.length).toBeLessThanOrEqual(160)
})
