import { record as words } from 'virtual:records/pages/refer'
import { expect, test } from 'vitest'
import { chatAppLink } from '#content/chat-app.ts'
import { facts } from '#content/facts.ts'
import { paymentDays, wedge, wedgeLabels } from '#content/refer-example.ts'

test('a referral opens the chat app with its message', () => {
  expect(new URL(chatAppLink(words.message)).searchParams.get('text')).toBe(words.message)
})

test('the drawing shows the example and the shares that the site states', () => {
  expect(facts.referralShare).toBe(`${wedge.least}% to ${wedge.most}%`)
  expect(facts.referralExampleDeal).toBe(`Rs ${wedgeLabels.deals[0]}`)
  expect(facts.referralExampleEarning).toBe(`Rs ${wedgeLabels.earnings[1]} to Rs ${wedgeLabels.earnings[0]}`)
  expect(wedgeLabels.deals).toHaveLength(wedge.max)
})

test('what is drawn is what the shares earn', () => {
  const rupees = (text: string) => Number(text.replaceAll(',', ''))
  const deal = rupees(wedgeLabels.deals[0])
  expect(wedgeLabels.earnings.map(rupees)).toEqual([(deal * wedge.most) / 100, (deal * wedge.least) / 100])
})

test('a mark stands for each day until the payment', () => {
  expect(facts.referralPayment).toContain(String(paymentDays))
  expect(words.steps.days).toContain(facts.referralPayment)
})
