import { expect, test } from 'vitest'
import { downtimeMinutes } from '#content/chat/downtime.ts'
import { answerMessage } from '#support/chat.ts'

test('an uptime of 99.9% leaves 43 minutes in a month of thirty days', () => {
  expect(downtimeMinutes('99.9%')).toBe(43)
})

test.each([
  ['how many minutes is a hosted site down in a month', 'uptime-minutes'],
  ['my two programs never agree, which one wins', 'api-conflict'],
  ['may ai agents use our api', 'api-agents'],
  ['what do you need from us to move the site', 'hosting-needs'],
  ['google play rejects our app, what then', 'app-stores'],
  ['must i be there when you talk to the friend i refer', 'refer-calls'],
  ['who reads the code that the ai writes', 'process-ai'],
  ['is wordpress unsafe', 'wordpress-safe'],
  ['what does headless mean', 'wordpress-headless'],
  ['must buyers register before the checkout', 'shop-accounts'],
  ['do you have a brochure', 'brochure'],
  ['please delete the data that i sent you', 'delete-sent'],
  ['the course has already begun, is there a waitlist for the next batch', 'training-waitlist'],
  ['does the meeting form need my phone number', 'meeting'],
])('“%s” is answered by %s', (message, id) => {
  expect(answerMessage(message).entry).toBe(id)
})

test.each([
  ['what would you need from us to do that', 'hosting-elsewhere', 'hosting-needs'],
  ['is the money paid even if the client never pays you', 'refer', 'refer-paid'],
  ['would we have to drop it', 'wordpress-builders', 'wordpress-builders'],
  ['is that too little to begin', 'shop', 'shop-few-products'],
  ['ok and what does google play want from us for the account', 'app', 'app-store-needs'],
  ['must i give my phone number there', 'meeting', 'meeting'],
  ['do i have to enter the key again next time', 'library-run', 'library-key-safe'],
])('“%s” after %s is answered by %s', (message, last, id) => {
  expect(answerMessage(message, { last }).entry).toBe(id)
})
