import { expect, test } from 'vitest'
import { answerMessage } from '#support/chat.ts'

/** Messages of at most three words, so that every word matters. */
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
  expect(answerMessage(message).entry).toBe(id)
})

test('short messages about something else are not answered', () => {
  const messages = [
    // words that look like those of the thesaurus
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
    // words of the thesaurus beside others
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
  expect(messages.flatMap((text) => answerMessage(text).entry ?? [])).toEqual([])
})
