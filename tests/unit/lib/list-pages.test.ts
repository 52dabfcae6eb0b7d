import { expect, test } from 'vitest'
import { listOf, listPagePath } from '#lib/list-address.ts'
import { linkedPages, listPages, pageCount } from '#lib/list-pages.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('a thousand items are on pages of twelve, in their order, each once', () => {
  const pages = listPages(numbers(1000), 12)
  expect(pages).toHaveLength(84)
  expect(pages.flatMap(({ items }) => items)).toEqual(numbers(1000))
  expect(pages.map(({ page }) => page)).toEqual(numbers(84))
  expect(pages.at(-1)).toEqual({ items: [997, 998, 999, 1000], page: 84, pages: 84 })
})

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [24, 2],
])('%i items are on as few pages of twelve as possible: %i', (items, pages) => {
  expect(pageCount(items, 12)).toBe(pages)
  expect(listPages(numbers(items), 12)).toHaveLength(pages)
})

test('the first page of a list has the address of the list, and every page leads back to it', () => {
  expect(listPagePath('/blog', 1)).toBe('/blog')
  expect(listPagePath('/blog', 2)).toBe('/blog/page/2')
  expect(listOf('/blog/page/2')).toBe('/blog')
  for (const address of ['/', '/blog', '/blog/page', '/blog/an-article', '/blog/page/two'])
    expect(listOf(address)).toBe(address)
})

test.each([
  [{ page: 1, pages: 84 }, [1, 2, null, 84]],
  [{ page: 3, pages: 84 }, [1, 2, 3, 4, null, 84]],
  [{ page: 40, pages: 84 }, [1, null, 39, 40, 41, null, 84]],
  [{ page: 84, pages: 84 }, [1, null, 83, 84]],
  [{ page: 2, pages: 2 }, [1, 2]],
])('%j links to the first, the last and the nearest pages', (current, linked) => {
  expect(linkedPages(current)).toEqual(linked)
})
