import { record as application } from 'virtual:records/messages/contact/apply'
import { record as words } from 'virtual:records/pages/job'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { JobPage, JobList as ListedJobs } from '#content/record-pages.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { forgetModules } from '#support/fresh-modules.ts'

const place = { r: 196, degrees: 0, isNamedLeft: false, isNamed: true }
const job = { category: 'tech', location: 'On-site', icon: 'briefcase', summary: 'You work.', hasPage: true }
const records = [
  { ...job, id: 'pilot', title: 'Pilot', label: 'Pilot', until: '2026-11-30', place },
  { ...job, id: 'cook', title: 'Cook', label: 'Cook', place: { ...place, r: 312 } },
]

const LAST_MOMENT = Date.parse('2026-11-30T23:59:59+05:30')
const moments = [
  ['on its last day', LAST_MOMENT, true],
  ['afterwards', LAST_MOMENT + 1000, false],
] as const

type JobListItems = ListedJobs['items']

/** The site has two jobs, of which the pilot's ends on 30 November 2026. */
beforeEach(() => {
  forgetModules()
  vi.doMock('virtual:records/jobs/summaries', () => ({ records }))
  vi.doMock('virtual:records/jobs/openings', () => ({ records }))
  vi.stubGlobal('location', { pathname: '/jobs', search: '' })
  onTestFinished(() => {
    vi.doUnmock('virtual:records/jobs/summaries')
    vi.doUnmock('virtual:records/jobs/openings')
    vi.unstubAllGlobals()
  })
})

test.each(moments)('a job is in the list, on the chart and in the count of the heading %s', async (_, now, isOpen) => {
  const { openAt, openings } = await import('#content/job-facts.ts')
  const { JobsHero } = await import('#pages/jobs/hero.tsx')
  const { JobList } = await import('#pages/jobs/job-list.tsx')
  const { testStore } = await import('#support/test-store.ts')
  const { Provider } = await import('jotai')
  const jobs = openAt(openings, now)
  const list = renderToStaticMarkup(
    <Provider store={testStore({})}>
      <JobList jobs={openAt(records as unknown as JobListItems, now)} counted={jobs} />
    </Provider>,
  )
  const hero = renderToStaticMarkup(<JobsHero jobs={jobs} />)
  expect(list.includes('Pilot')).toBe(isOpen)
  expect([hero.includes('data-name="Pilot"'), hero.includes('/art/jobs-place-pilot.svg')]).toEqual([isOpen, isOpen])
  expect(hero).toContain(isOpen ? 'Two jobs' : 'One job')
  expect(hero).toContain('data-name="Cook"')
})

test.each(moments)('the page of a job offers an application %s', async (_, now, isOpen) => {
  const { Page } = await import('#pages/job/job-page.tsx')
  const { renderComponent } = await import('#support/render-component.tsx')
  const { testStore } = await import('#support/test-store.ts')
  const pilot = records[0] as unknown as JobPage
  const page = await renderComponent(testStore({ clock: fakeClock(now) }), () => Page({ data: pilot }))
  expect(page.text().includes(application.action)).toBe(isOpen)
  expect(page.text().includes(words.filled)).toBe(!isOpen)
})

test('the chat says at the time of asking whether a job is open, and lists the open ones', async () => {
  const { openingEntries } = await import('#content/chat/openings.ts')
  const answerOf = (id: string, now: number) =>
    openingEntries.find((entry) => entry.id === id)?.answerAt?.({ now, zone: 'Asia/Kolkata' })
  expect(answerOf('job-pilot', LAST_MOMENT)).toMatch(/is open/)
  expect(answerOf('job-pilot', LAST_MOMENT + 1000)).toMatch(/is filled/)
  expect(answerOf('jobs-tech', LAST_MOMENT)).toMatch(/Pilot.*Cook/)
  expect(answerOf('jobs-tech', LAST_MOMENT + 1000)).not.toContain('Pilot')
})
