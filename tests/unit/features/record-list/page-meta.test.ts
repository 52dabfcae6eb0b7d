import { expect, test } from 'vitest'
import { listMeta } from '#features/record-list/list-meta.ts'

const meta = { title: 'Jobs', description: 'What we look for.', canonical: '/jobs', keywords: ['jobs'] }
const page = (number: number) => ({ items: [], page: number, pages: 3 })

test('the first page of a list has the title, the description and the address of the list', () => {
  expect(listMeta(meta, page(1))).toBe(meta)
})

test('a further page has its number in its title and its description, an address of its own, and the rest as it is', async () => {
  const { title, description, ...rest } = await listMeta(meta, page(2))
  expect(title).toContain('Jobs')
  expect(title).toContain('2')
  expect(description).toContain('2')
  expect(description).toContain('3')
  expect(description).toContain(meta.description)
  expect(rest).toEqual({ canonical: '/jobs/page/2', keywords: ['jobs'] })
})

test('the description of a further page is not longer than search engines show', async () => {
  const long = { ...meta, description: 'A sentence of many words. '.repeat(9) }
  expect((await listMeta(long, page(3))).description.length).toBeLessThanOrEqual(160)
})
