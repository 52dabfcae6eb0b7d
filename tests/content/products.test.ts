import { expect, test } from 'vitest'
import { collection as productsPageCollection } from '#content/pages/products-schema.ts'
import { highestPrice, planEnquiryPath, productsPageContent, productsWithDetails } from '#content/products-page.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'
import { art } from '#prerender/art.ts'
import { readCollection } from '#prerender/records/collection.ts'

/** Returns the texts of the page as they are with this many products. */
function wordsWith(count: number) {
  const names = new Map<string, string | number>([
    ['products.count', count],
    ['products.prices', 'from $99 to $499'],
    ['products.cheapest', '$99'],
    ['productsTerm', ''],
    ['packagesTerm', ''],
    ['vat', ''],
    ['packagesFrom', '$1,000'],
    ['city', 'Jaipur'],
  ])
  const context = { names, idsOf: () => [], isAddress: () => true }
  const { records, mistakes } = readCollection('src/content', productsPageCollection, context)
  expect(mistakes).toEqual([])
  return records[0]
}

test.each([1, 3, 9])('with %i products the page gives their number in words', (count) => {
  const words = wordsWith(count)
  expect(words?.heading).toMatch(new RegExp(`^${capitalize(numberWord(count))} product${count === 1 ? '' : 's'}\\b`))
  expect(words?.closing.question.includes(` ${numberWord(count)} `)).toBe(count > 1)
})

test("each 'Choose Plan' leads to the contact form with its plan", () => {
  expect(planEnquiryPath('crm-solution')).toBe('/contact?plan=crm-solution')
})

test('no feature of a product is listed twice', () => {
  const features = productsWithDetails.flatMap((plan) => plan.features)
  expect(new Set(features).size).toBe(features.length)
})

test('each product has its drawing, and the price rule reaches the highest price', () => {
  for (const { id, drawing } of productsWithDetails)
    expect(art[`products-${drawing ?? id}`]?.()).toContain('viewBox="0 0 460 500"')
  expect(art['products-rule']?.()).toContain(`M${highestPrice} 0v24`)
})

test('the length of the description suits a search result', () => {
  expect(productsPageContent.description.length).toBeGreaterThanOrEqual(70)
  expect(productsPageContent.description.length).toBeLessThanOrEqual(160)
})
