import { expect, test } from 'vitest'
import { chatAnswer } from '#support/chat.ts'

/** Short messages: the fewer words there are, the more each one matters. */
test.each([
  ['pricr', 'price'],
  ['pricd', 'price'],
  ['quotr', 'price-quote'],
  ['desigm', 'design'],
  ['emaik', 'email'],
  ['job in pune', 'jobs'],
  ['training in delhi', 'training-batches'],
  ['training brochure', 'training'],
  ['meeting in mumbai', 'meeting'],
  ['contact person name', 'contact'],
])('“%s” is answered by %s', (message, id) => {
  expect(chatAnswer(message).entry).toBe(id)
})

test('short messages about something else reach the fallback', () => {
  const elsewhere = [
    // words that look like ours
    'pride',
    'prime',
    'cancer',
    'horse',
    'bread',
    'chest',
    'steak',
    'spring',
    'statues',
    'how to be aware',
    // our words next to others
    'price of onions',
    'phone price in india',
    'school fees in delhi',
    'study in canada',
    'map of india',
    'gold price in mumbai',
    'cricket training in pune',
    'job interview tips',
    'board meeting agenda',
    'meeting with ramesh',
  ]
  expect(elsewhere.flatMap((text) => chatAnswer(text).entry ?? [])).toEqual([])
})
