import { expect, test } from 'vitest'
import { trainingBatches } from '#content/batches.ts'
import { jobs } from '#content/jobs.ts'
import { products } from '#content/products.ts'
import { team } from '#content/team.ts'
import { answer, faq } from '#support/chat.ts'
import { isThere } from '#support/entries.ts'

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

test.each(
  (
    [
      ['do you have jobs', 'only sales ones', 'jobs-sales'],
      // whoever does the design
      ...team
        .filter(({ role }) => role === 'Design')
        .slice(0, 1)
        .map(({ id }) => ['who is the founder?', 'and who does the design?', `person-${id}`] as const),
      ['what does hosting cost per month', 'are new pages included in that?', 'hosting-scope'],
      ['do you build online shops?', 'can we start with just a few products?', 'shop-few-products'],
    ] as const
  ).filter(([, , id]) => isThere(id)),
)('after “%s”, “%s” is answered by %s', (first, second, id) => {
  expect(answer(second, { last: answer(first).entry }).entry).toBe(id)
})

test.each(
  (
    [
      ['will a real person answer me here', 'human'],
      ['are you open on diwali', 'holidays'],
      ['my app without internet', 'app-offline'],
      ['is seo included in the website price', 'website-covers'],
      ['can i change product prices in the shop myself', 'shop-edit'],
      ['course hindi me hai ya english me', 'training-language'],
      ['i missed two weeks of the course', 'training-missed'],
      ['do i pay once or every month', 'price-one-off'],
      ['my budget is very low', 'price-budget'],
      ['do you make chrome extensions', 'not-offered'],
    ] as const
  ).filter(([, id]) => isThere(id)),
)('“%s” is answered by %s', (message, id) => {
  expect(answer(message).entry).toBe(id)
})
