import { record as application } from 'virtual:records/messages/contact/apply'
import { record as words } from 'virtual:records/pages/job'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { openingEntries } from '#content/chat/openings.ts'
import { openJobsAt } from '#content/jobs.ts'
import { JobsHero } from '#pages/jobs/hero.tsx'
import { JobList } from '#pages/jobs/job-list.tsx'
import { fakeClock } from '#support/fake-clock.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

vi.mock('virtual:records/jobs', () => {
  const job = { category: 'tech', location: 'On-site', icon: 'briefcase', summary: 'You work.', hasPage: true }
  const place = { r: 196, degrees: 0, isNamedLeft: false, isNamed: true }
  return {
    records: [
      { ...job, id: 'pilot', title: 'Pilot', label: 'Pilot', until: '2026-11-30', place },
      { ...job, id: 'cook', title: 'Cook', label: 'Cook', place: { ...place, r: 312 } },
    ],
    load: { pilot: async () => ({ record: { body: [] } }), cook: async () => ({ record: { body: [] } }) },
  }
})

vi.mock('#features/article/ui/use-links.ts', () => ({ useLinks: () => {} })) // it needs a document
vi.stubGlobal('location', { pathname: '/jobs', search: '' })

const LAST_MOMENT = Date.parse('2026-11-30T23:59:59+05:30')
const AFTERWARDS = LAST_MOMENT + 1000

test.each([
  ['on its last day', LAST_MOMENT, true],
  ['afterwards', AFTERWARDS, false],
])('a job is in the list, on the chart and in the count of the heading %s: %s %s', (_, now, isOpen) => {
  const jobs = openJobsAt(now)
  const list = renderToStaticMarkup(<JobList jobs={jobs} />)
  const hero = renderToStaticMarkup(<JobsHero jobs={jobs} />)
  expect(list.includes('Pilot')).toBe(isOpen)
  expect([hero.includes('data-name="Pilot"'), hero.includes('/art/jobs-place-pilot.svg')]).toEqual([isOpen, isOpen])
  expect(hero).toContain(isOpen ? 'Two jobs' : 'One job')
  expect(hero).toContain('data-name="Cook"')
})

test.each([
  ['on its last day', LAST_MOMENT, true],
  ['afterwards', AFTERWARDS, false],
])('the page of a job offers an application %s: %s %s', async (_, now, isOpen) => {
  const { Page } = await import('#pages/job/job-page.tsx')
  const element = Page({ params: { slug: 'pilot' } })
  const Component = element?.type as (props: unknown) => React.ReactNode
  const page = await renderComponent(testStore({ clock: fakeClock(now) }), () => Component(element?.props))
  expect(page.text().includes(application.action)).toBe(isOpen)
  expect(page.text().includes(words.filled)).toBe(!isOpen)
})

test('the chat says at the time of asking whether a job is open, and lists the open ones', () => {
  const answerOf = (id: string, now: number) =>
    openingEntries.find((entry) => entry.id === id)?.answerAt?.({ now, zone: 'Asia/Kolkata' })
  expect(answerOf('job-pilot', LAST_MOMENT)).toMatch(/is open/)
  expect(answerOf('job-pilot', AFTERWARDS)).toMatch(/is filled/)
  expect(answerOf('jobs-tech', LAST_MOMENT)).toMatch(/Pilot.*Cook/)
  expect(answerOf('jobs-tech', AFTERWARDS)).not.toContain('Pilot')
})
