import { record as words } from 'virtual:records/messages/keeping/missing'
import { beforeEach, expect, test, vi } from 'vitest'
import { MissingRecord } from '#app/missing-record.tsx'
import { onlineCheck } from '#lib/online-check.ts'
import { fakeConnection, fakeHttp } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

beforeEach(() => void vi.stubGlobal('location', { pathname: '/', search: '' }))

const error = new TypeError('Failed to fetch')
const reached = { kind: 'answered', status: 200, text: onlineCheck.text, retryAfter: null } as const
const portal = { ...reached, text: '<title>Log in</title>' }

const noAction = { onShown: (_: string) => {}, retry: () => {} }

function renderMissing(path: string, ports: Parameters<typeof testStore>[0], actions = noAction) {
  return renderComponent(testStore(ports), () => MissingRecord({ path, error, ...actions }))
}

test.each([
  ['/blog/an-article', words.articles.title, words.articles.back],
  ['/projects/a-hotel', words.projects.title, words.projects.back],
  ['/jobs/cook', words.jobs.title, words.jobs.back],
  ['/blog/page/3', words.listPage, words.articles.back],
  ['/projects/page/2', words.listPage, words.projects.back],
])('without a connection, %s is said not to be on this device', async (path, title, back) => {
  const page = await renderMissing(path, { connection: fakeConnection(false) })
  expect(page.text()).toContain(title)
  expect(page.text()).toContain(back)
})

test.each([
  ['that does not lead anywhere', fakeHttp()],
  ['that answers everything with a page of its own', fakeHttp(portal)],
])('a connection %s counts as none', async (_, http) => {
  const page = await renderMissing('/jobs/cook', { connection: fakeConnection(true), http })
  expect(page.text()).toContain(words.jobs.title)
})

test('with a connection, and for pages of no list, the error is left to the page', async () => {
  await expect(renderMissing('/jobs/cook', { http: fakeHttp(reached) })).rejects.toThrow(error)
  await expect(renderMissing('/about', { connection: fakeConnection(false) })).rejects.toThrow(error)
})

test('once the site can be reached, the page is loaded, and is a new page for the focus and the announcement', async () => {
  const connection = fakeConnection(false)
  const calls: string[] = []
  const actions = { onShown: (path: string) => void calls.push(`shown ${path}`), retry: () => void calls.push('retry') }
  const page = await renderMissing('/jobs/cook', { connection, http: fakeHttp(reached) }, actions)
  calls.length = 0
  await page.run(() => connection.set(true))
  expect(calls).toEqual(['shown ', 'retry'])
})

test('a connection that does not reach the site loads nothing', async () => {
  const connection = fakeConnection(false)
  const retry = vi.fn()
  const page = await renderMissing('/jobs/cook', { connection, http: fakeHttp(portal) }, { ...noAction, retry })
  await page.run(() => connection.set(true))
  expect(retry).not.toHaveBeenCalled()
})
