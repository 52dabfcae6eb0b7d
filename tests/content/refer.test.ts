import { record as facts } from 'virtual:records/facts'
import { record as words } from 'virtual:records/pages/refer'
import { expect, test } from 'vitest'
import { chatAppLink } from '#content/chat-app.ts'
import { paymentDays, referralExample, referralLabels } from '#content/refer-example.ts'

test('the link for a referral contains its message', () => {
  expect(new URL(chatAppLink(words.message)).searchParams.get('text')).toBe(words.message)
})

test('the message of a referral leaves a line for the name of the client, and one for what the client needs', () => {
  expect(words.message.split('\n')).toEqual([expect.stringContaining('refer'), 'Their name:', 'What they need:'])
})

test('the drawing shows the example and the shares that are stated as facts', () => {
  expect(facts.referralShare).toBe(`${referralExample.least}% to ${referralExample.most}%`)
  expect(facts.referralExampleDeal).toBe(`Rs ${referralLabels.deals[0]}`)
  expect(facts.referralExampleEarning).toBe(`Rs ${referralLabels.earnings[1]} to Rs ${referralLabels.earnings[0]}`)
  expect(referralLabels.deals).toHaveLength(referralExample.max)
})

test('the amounts in the drawing are the shares of the value of the example', () => {
  const rupees = (text: string) => Number(text.replaceAll(',', ''))
  const deal = rupees(referralLabels.deals[0])
  expect(referralLabels.earnings.map(rupees)).toEqual([
    (deal * referralExample.most) / 100,
    (deal * referralExample.least) / 100,
  ])
})

test('the number of marks is the number of days until the payment', () => {
  expect(facts.referralPayment).toContain(String(paymentDays))
  expect(words.steps.days).toContain(facts.referralPayment)
})
