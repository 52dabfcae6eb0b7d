import { records as trainingBatches } from 'virtual:records/batches'
import { records as products } from 'virtual:records/products'
import { expect, test } from 'vitest'
import { jobs } from '#content/jobs.ts'
import { team } from '#content/team.ts'
import { answerMessage, chatFaq } from '#support/chat.ts'
import { hasChatEntry } from '#support/chat-entries.ts'
import { decidedByAWord, secondQuestions } from '#support/paraphrases.ts'

test.each(products)('a question about the monthly price of $name gets the price of that product', ({ name, price }) => {
  for (const question of [`how much is the ${name} per month`, `monthly fee for the ${name}`, `${name} ka price`])
    expect(answerMessage(question).text, question).toContain(`${price} a month`)
})

test.each(trainingBatches)('a question about the price or the start of $name gets both', ({ name, price, date }) => {
  for (const question of [`how much is the ${name}`, `${name} fees`, `when does the ${name} start`]) {
    expect(answerMessage(question).text, question).toContain(price)
    expect(answerMessage(question).text, question).toContain(date)
  }
})

test.each(team)('a question about $name gets the person’s name and role', ({ name, role }) => {
  for (const question of [`who is ${name}`, `tell me about ${name}`, name.toLowerCase()])
    expect(answerMessage(question).text, question).toContain(`${name} (${role})`)
})

test.each(jobs)('a question about the opening $title gets its location', ({ title, location }) => {
  expect(answerMessage(`is the ${title} job still open`).text).toContain(`${title} is open, ${location}`)
})

test('the options of an answer are ids of entries, and “the second one” selects the second option', () => {
  const ids = new Set(chatFaq.map(({ id }) => id))
  const listingEntries = chatFaq.filter(({ options }) => options !== undefined)
  expect(listingEntries.length).toBeGreaterThan(0)
  for (const { id, options = [] } of listingEntries) {
    expect(
      options.filter((option) => !ids.has(option)),
      id,
    ).toEqual([])
    if (options.length > 1) expect(answerMessage('the second one', { last: id }).entry, id).toBe(options[1])
  }
})

test.each(secondQuestions.filter(([, , ...ids]) => ids.every(hasChatEntry)))(
  'after “%s”, “%s” is answered by %s',
  (first, second, id) => {
    expect(answerMessage(second, { last: answerMessage(first).entry }).entry).toBe(id)
  },
)

test.each(decidedByAWord.filter(([, id]) => hasChatEntry(id)))('“%s” is answered by %s', (message, id) => {
  expect(answerMessage(message).entry).toBe(id)
})
