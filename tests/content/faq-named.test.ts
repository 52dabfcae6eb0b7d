import { expect, test } from 'vitest'
import { trainingBatches } from '#content/batches.ts'
import { jobs } from '#content/jobs.ts'
import { products } from '#content/products.ts'
import { team } from '#content/team.ts'
import { answer, faq } from '#support/chat.ts'
import { isThere } from '#support/entries.ts'
import { decidedByAWord, secondQuestions } from '#support/paraphrases.ts'

test.each(products)('what $name costs a month is its own price', ({ name, price }) => {
  for (const question of [`how much is the ${name} per month`, `monthly fee for the ${name}`, `${name} ka price`])
    expect(answer(question).text, question).toContain(`${price} a month`)
})

test.each(trainingBatches)('what $name costs is its own fee, with its date', ({ name, price, date }) => {
  for (const question of [`how much is the ${name}`, `${name} fees`, `when does the ${name} start`]) {
    expect(answer(question).text, question).toContain(price)
    expect(answer(question).text, question).toContain(date)
  }
})

test.each(team)('who $name is, is told by name and role', ({ name, role }) => {
  for (const question of [`who is ${name}`, `tell me about ${name}`, name.toLowerCase()])
    expect(answer(question).text, question).toContain(`${name} (${role})`)
})

test.each(jobs)('the opening $title is told with where one works', ({ title, location }) => {
  expect(answer(`is the ${title} job still open`).text).toContain(`${title} is open, ${location}`)
})

test('the options of an answer are entries, and the second one is the second of them', () => {
  const known = new Set(faq.map(({ id }) => id))
  const listing = faq.filter(({ options }) => options !== undefined)
  expect(listing.length).toBeGreaterThan(0)
  for (const { id, options = [] } of listing) {
    expect(
      options.filter((option) => !known.has(option)),
      id,
    ).toEqual([])
    expect(answer('the second one', { last: id }).entry, id).toBe(options[1])
  }
})

test.each(secondQuestions.filter(([, , ...ids]) => ids.every(isThere)))(
  'after “%s”, “%s” is answered by %s',
  (first, second, id) => {
    expect(answer(second, { last: answer(first).entry }).entry).toBe(id)
  },
)

test.each(decidedByAWord.filter(([, id]) => isThere(id)))('“%s” is answered by %s', (message, id) => {
  expect(answer(message).entry).toBe(id)
})
