import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineCollection } from '#prerender/records/collection.ts'
import { moduleSource, recordJsonFiles } from '#prerender/records/virtual-modules.ts'

/** The schema of jobs exists, so that the files have its format. */
const jobs = defineCollection({
  files: 'jobs/*.md',
  schema: v.strictObject({}),
  isArticle: true,
  details: ['body'],
  notOnPage: ['note'],
  isCounted: ({ isOpen }) => isOpen !== false,
  list: { path: '/jobs', size: 30, fields: ['id', 'title'] },
})
const records = Array.from({ length: 100 }, (_, index) => ({
  ...{ id: `job-${index}`, title: `Job ${index}`, note: 'For us.', isOpen: index > 0, body: [] },
}))
const recordIn = (json: string | undefined) => JSON.parse(json ?? 'null').record

test('each page of a list is a file, and so is the whole list, without what does not count', () => {
  const files = recordJsonFiles(jobs, records)
  const page = recordIn(files.get('records/lists/jobs/4.json'))
  expect(page).toMatchObject({ page: 4, pages: 4 })
  expect(page.items).toHaveLength(9)
  expect(recordIn(files.get('records/lists/jobs/1.json')).items[0]).toEqual({ id: 'job-1', title: 'Job 1' })
  expect(recordIn(files.get('records/lists/jobs/all.json')).items).toHaveLength(99)
  expect(files.has('records/lists/jobs/5.json')).toBe(false)
})

test('a list with a single page has no further file', () => {
  const files = [...recordJsonFiles(jobs, records.slice(0, 31)).keys()]
  expect(files.filter((file) => file.includes('/lists/'))).toEqual(['records/lists/jobs/1.json'])
})

test('the file of a record has all that its page shows', () => {
  const file = recordJsonFiles(jobs, records).get('records/jobs/job-7.json')
  expect(recordIn(file)).toEqual({ id: 'job-7', title: 'Job 7', isOpen: true, body: [] })
})

test('the script that loads records does not grow with them', () => {
  const script = (count: number) => moduleSource('content', jobs, 'load', records.slice(0, count), true)
  expect(script(100)).toBe(script(1))
})
