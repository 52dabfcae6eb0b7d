import { expect, test } from 'vitest'
import { jobSearchString, parseJobQuery, searchJobs } from '#pages/jobs/search.ts'

const jobs = [
  { title: 'AI Engineer', summary: 'Takes an agent to a Monday morning.', category: 'tech' },
  { title: 'SEO Specialist', summary: 'Repairs sites.', category: 'sales' },
  { title: 'Content Writer', summary: 'Explains the work of an engineer.', category: 'sales' },
] as const
const titles = (text: string, category: 'all' | 'tech' | 'sales' = 'all') =>
  searchJobs(jobs, { text, category }).map(({ title }) => title)

test('without text and category, all jobs are found', () => {
  expect(titles('')).toHaveLength(3)
  expect(titles('   ')).toHaveLength(3)
})

test('text is searched in title and summary, in upper or lower case', () => {
  expect(titles('ENGINEER')).toEqual(['AI Engineer', 'Content Writer'])
  expect(titles(' monday ')).toEqual(['AI Engineer'])
})

test('a category is combined with the text', () => {
  expect(titles('', 'sales')).toEqual(['SEO Specialist', 'Content Writer'])
  expect(titles('engineer', 'tech')).toEqual(['AI Engineer'])
  expect(titles('engineer', 'sales')).toEqual(['Content Writer'])
  expect(titles('repairs', 'tech')).toEqual([])
})

test('the query is parsed from the address', () => {
  expect(parseJobQuery('?q=R%26D&category=tech')).toEqual({ text: 'R&D', category: 'tech' })
  expect(parseJobQuery('')).toEqual({ text: '', category: 'all' })
})

test("an unknown category counts as 'all'", () => {
  expect(parseJobQuery('?category=finance')).toEqual({ text: '', category: 'all' })
})

test('the query string leaves out what the query does not contain', () => {
  expect(jobSearchString({ text: '', category: 'all' })).toBe('')
  expect(jobSearchString({ text: 'c++ & more', category: 'all' })).toBe('?q=c%2B%2B+%26+more')
  expect(jobSearchString({ text: '', category: 'sales' })).toBe('?category=sales')
  expect(parseJobQuery(jobSearchString({ text: '100% #1', category: 'tech' }))).toEqual({
    text: '100% #1',
    category: 'tech',
  })
})
