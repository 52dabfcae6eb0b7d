import { records as products } from 'virtual:records/products'
import { expect, test } from 'vitest'
import { team } from '#content/team.ts'
import { answerMessage, chatFaq } from '#support/chat.ts'
import { hasChatEntry } from '#support/chat-entries.ts'
import { followUps } from '#support/paraphrases.ts'

test.each(followUps.filter(([, last, id]) => hasChatEntry(last) && hasChatEntry(id)))(
  '“%s” after %s is answered by %s',
  (message, last, id) => {
    expect(answerMessage(message, { last }).entry).toBe(id)
  },
)

test.each([
  ['and on a tuesday?', 'hours', 'hours'],
  ['and when?', 'refer-commission', 'refer-paid'],
  ['do i need a degree', 'jobs-apply', 'jobs-fresher'],
  ['before the first call?', 'nda', 'nda'],
  ['will my links still work', 'website-redesign', 'website-redirects'],
  ['which phones', 'website-responsive', 'website-responsive'],
])('“%s” after %s keeps the subject and is answered by %s', (message, last, id) => {
  expect(answerMessage(message, { last }).entry).toBe(id)
})

test.each([
  ['and if we have four warehouses?', 'time', 'time'],
  ['and if it has 500 products?', 'website-price', 'website-price'],
  ['and for a shop with four warehouses?', 'website-time', 'time'],
])('“%s” after %s repeats the question for another quantity and is answered by %s', (message, last, id) => {
  expect(answerMessage(message, { last }).entry).toBe(id)
})

test('a question for another quantity keeps its own answer if it follows a question without an aspect', () => {
  expect(answerMessage('and if we have four warehouses?', { last: 'shop' }).entry).toBe('shop-accounts')
})

const optionIds = chatFaq.find(({ id }) => id === 'products')?.options ?? []
const pickedOptions = ['first', 'second', 'third']
  .slice(0, optionIds.length)
  .map((ordinal, index) => [ordinal, optionIds[index]] as const)

test.each(pickedOptions)(
  'after an answer that lists several products, “the %s one” means that product',
  (ordinal, id) => {
    const { entry: last } = answerMessage(`${products.map(({ name }) => name).join(', ')}: what is each of them for?`)
    expect(answerMessage(`price of the ${ordinal} one?`, { last }).entry).toBe(id)
  },
)

test.each(team.map(({ id }, index) => [['first', 'second', 'third'][index], `person-${id}`]).slice(0, 3))(
  'after the answer on the team, “the %s one” means that person',
  (ordinal, id) => {
    expect(answerMessage(`what does the ${ordinal} one do?`, { last: 'team' }).entry).toBe(id)
  },
)

test.each([
  ['can people buy in our online shop without signing up first', 'seo-ranking'],
  ['kaun kaun se ai agent milte hai', 'person-nandini-rao'],
  ['do you help me find work after the course', 'training-instructors'],
  ['which people will work on my project', 'projects'],
])('“%s” is not answered by %s, although both contain a common word', (message, id) => {
  expect(answerMessage(message).entry).not.toBe(id)
})
