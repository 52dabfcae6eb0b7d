import { record as jobsPageContent } from 'virtual:records/pages/jobs'
import { expect, test } from 'vitest'
import { jobCategories } from '#content/jobs/categories.ts'
import { jobLocations } from '#content/jobs/locations.ts'
import { applicationText, jobs } from '#content/jobs.ts'
import { collection as jobsPageCollection } from '#content/pages/jobs-schema.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'
import { chartOpenings } from '#pages/jobs/chart-openings.ts'
import { readCollection } from '#prerender/records/collection.ts'

/** Returns the texts of the page as they are with these numbers of openings in technology and in sales. */
function wordsWith(tech: number, sales: number) {
  const counts = { 'jobs.count': tech + sales, 'jobs.tech.count': tech, 'jobs.sales.count': sales }
  const names = new Map(
    Object.entries({
      city: 'Jaipur',
      chatApp: 'WhatsApp',
      team: '50+',
      weekdayHours: '9 to 5',
      weekendHours: '9 to 5',
      ...counts,
    }),
  )
  const { records, mistakes } = readCollection('src/content', jobsPageCollection, {
    names,
    idsOf: () => [],
    isAddress: () => true,
  })
  expect(mistakes).toEqual([])
  return records[0]
}

test.each([
  [1, 0],
  [2, 0],
  [0, 3],
  [6, 1],
])(
  'with %i openings in technology and %i in sales the heading gives their number, and uses the singular for one',
  (tech, sales) => {
    const [places, verb] = wordsWith(tech, sales)?.heading ?? []
    expect(places).toMatch(new RegExp(`^${capitalize(numberWord(tech + sales))} `))
    expect(verb).toMatch(tech + sales > 1 ? /^are / : /^is /)
  },
)

test('without an opening the heading says that there are none', () => {
  expect(wordsWith(0, 0)?.heading).toEqual([expect.stringMatching(/^No /), expect.stringMatching(/^is /)])
})

test.each([
  [0, 0],
  [2, 0],
  [0, 3],
  [6, 1],
])(
  'with %i openings in technology and %i in sales the lead names only groups with openings, and counts them if both have some',
  (tech, sales) => {
    const { lead = '', groups } = wordsWith(tech, sales) ?? {}
    const isNamed = (kind = '') => lead.toLowerCase().includes(` in ${kind.toLowerCase()}`)
    expect([isNamed(groups?.tech), isNamed(groups?.sales)]).toEqual([tech > 0, sales > 0])
    const areCounted = tech > 0 && sales > 0
    expect(lead.startsWith(`${capitalize(numberWord(tech))} in `)).toBe(areCounted)
    expect(lead.includes(` ${numberWord(sales)} in `)).toBe(areCounted)
  },
)

test.each([2, 3, 7])('if none of %i openings matches, the message gives the number of openings', (count) => {
  expect(wordsWith(count, 0)?.none.text).toContain(` ${numberWord(count)} `)
})

test("the categories are 'tech' and 'sales'", () => {
  expect(jobCategories.map(({ id }) => id)).toEqual(['tech', 'sales'])
})

test('each job is remote, hybrid or on-site, shown as a new, a half or a full moon', () => {
  expect(jobLocations).toEqual([
    { name: 'Remote', lit: 0 },
    { name: 'Hybrid', lit: 0.5 },
    { name: 'On-site', lit: 1 },
  ])
  for (const { location } of jobs) expect(['Remote', 'Hybrid', 'On-site']).toContain(location)
})

test('ids, titles, short names and descriptions of jobs are unique', () => {
  for (const field of ['id', 'title', 'label', 'description'] as const) {
    expect(new Set(jobs.map((job) => job[field])).size, field).toBe(jobs.length)
  }
})

test('the text of an application names the position', () => {
  expect(applicationText('AI Engineer')).toContain(' AI Engineer ')
})

test('the chart has a star for each opening, and no two stars are at the same position', () => {
  expect(chartOpenings.map(({ label }) => label)).toEqual(jobs.map(({ label }) => label))
  expect(new Set(chartOpenings.map(({ left, top }) => `${left} ${top}`)).size).toBe(jobs.length)
})

test('the length of the page’s description suits a search result', () => {
  expect(jobsPageContent.description.length).toBeGreaterThanOrEqual(70)
  expect(jobsPageContent.description.length).toBeLessThanOrEqual(160)
})
