import { expect, test } from 'vitest'
import { products } from '#content/products.ts'
import { answer, faq } from '#support/chat.ts'
import { isThere } from '#support/entries.ts'

test.each(
  (
    [
      ['what about hosting?', 'website-price', 'hosting-price'],
      ['and an app?', 'website-price', 'app-price'],
      ['aur bada app ho to?', 'website-time', 'app-time'],
      ['and in tech?', 'jobs-sales', 'jobs-tech'],
      ['what about hosting?', 'app', 'hosting'],
      ['price?', 'product-attendance', 'product-attendance'],
      ['when do they start', 'training', 'training-dates'],
      ['does it cost anything', 'meeting', 'price-consultation'],
      ['what will we talk about there?', 'meeting', 'meeting'],
      ['with which tools?', 'app', 'tech-stack'],
      ['can i still cancel it', 'offline', 'waiting-request'],
      ['and how do i get rid of it again', 'newsletter', 'newsletter'],
      ['ok leave that. how do i apply for a job?', 'hosting-price', 'jobs-apply'],
    ] as const
  ).filter(([, last, id]) => isThere(last) && isThere(id)),
)('“%s” after %s is answered by %s', (message, last, id) => {
  expect(answer(message, { last }).entry).toBe(id)
})

test('one of several things that a question itself lists can be picked', () => {
  const entry = faq.find(({ id }) => id === 'products')
  const { entry: last } = answer(`${products.map(({ name }) => name).join(', ')}: what is each of them for?`)
  const [, second] = entry?.options ?? []
  if (second === undefined) return expect(last).not.toBeNull() // there is no second one to pick
  expect(answer('price of the second one?', { last }).entry).toBe(second)
})

test.each([
  ['can people buy in our online shop without signing up first', 'seo-ranking'],
  ['kaun kaun se ai agent milte hai', 'person-nandini-rao'],
  ['do you help me find work after the course', 'training-instructors'],
  ['which people will work on my project', 'projects'],
])('“%s” is not answered by %s, for the sake of one common word', (message, id) => {
  expect(answer(message).entry).not.toBe(id)
})
