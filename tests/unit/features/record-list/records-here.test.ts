import { expect, test } from 'vitest'
import { postPath } from '#content/paths.ts'
import { posts } from '#content/posts.ts'
import { listAddress, loadRecordsHere, recordsHere } from '#features/record-list/records-here.ts'
import type { KeptPages } from '#platform/ports.ts'

test('an address within a list leads to a record or to a page of the list', () => {
  expect(listAddress('/blog/an-article')).toEqual({ list: '/blog', kind: 'articles', isListPage: false })
  expect(listAddress('/projects/page/2')).toEqual({ list: '/projects', kind: 'projects', isListPage: true })
  expect(listAddress('/jobs/page-2')).toEqual({ list: '/jobs', kind: 'jobs', isListPage: false })
  for (const address of ['/', '/blog', '/services/web-hosting', '/constructor/name'])
    expect(listAddress(address)).toBeNull()
})

test('the records here are those with a text on the device, in the order of the list', () => {
  const jobs = [
    { id: 'cook', title: 'Cook' },
    { id: 'pilot', title: 'Pilot' },
    { id: 'tailor', title: 'Tailor' },
  ]
  expect(recordsHere('/jobs', jobs, ['tailor', 'cook', 'gone'])).toEqual([
    { href: '/jobs/cook', title: 'Cook' },
    { href: '/jobs/tailor', title: 'Tailor' },
  ])
  expect(recordsHere('/projects', [{ slug: 'a-hotel', title: 'A hotel' }], ['a-hotel'])).toEqual([
    { href: '/projects/a-hotel', title: 'A hotel' },
  ])
})

test('the texts on the device are those of the kind of record, and a site without kept pages has none', async () => {
  const [post] = posts
  const asked: string[] = []
  const port = {
    read: async (collection: string) => {
      asked.push(collection)
      return { texts: [post?.slug ?? ''], hasKept: false, isWanted: false, isPaused: false }
    },
  }
  const address = { list: '/blog', kind: 'articles' } as const
  const here = await loadRecordsHere({ keptPages: async () => port as unknown as KeptPages }, address)
  expect(here).toEqual([{ href: postPath(post?.slug ?? ''), title: post?.title }])
  expect(asked).toEqual(['articles'])
  expect(await loadRecordsHere({}, address)).toEqual([])
})
