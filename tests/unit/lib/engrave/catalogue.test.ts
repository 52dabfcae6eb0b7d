import { expect, test } from 'vitest'
import { catalogue, monthsSince, percentOf, rayedStar, starAt } from '#lib/engrave/catalogue.ts'
import { projectCover } from '#lib/engrave/project-cover.ts'

const tints = ['#a9c1ff', '#ffc07d']
const stars = [
  { at: starAt({ month: 1, row: 0 }, 18), row: 0, technologies: 2 },
  { at: starAt({ month: 5, row: 1 }, 18), row: 1, technologies: 3 },
  { at: starAt({ month: 17, row: 0 }, 18), row: 0, technologies: 2 },
]
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

test('months are counted across years', () => {
  expect(monthsSince('2024-01', '2024-01')).toBe(0)
  expect(monthsSince('2024-01', '2025-04')).toBe(15)
})

test('the chart has a star for each project', () => {
  expect(count(catalogue(stars, tints, 18), /<g>/g)).toBe(3)
})

test('a star has one ray for each technology, and two more', () => {
  const groups = catalogue(stars, tints, 18).split('<g>').slice(1)
  expect(groups.map((star) => count(star.split('<path')[1] ?? '', /L/g))).toEqual([4, 5, 4])
})

test('only the newest star is in signal', () => {
  const groups = catalogue(stars, tints, 18).split('<g>').slice(1)
  expect(groups.map((star) => star.includes('#ff8a3d'))).toEqual([false, false, true])
})

test('the first month is at the left end of the rule and the last at its right end', () => {
  expect(starAt({ month: 0, row: 0 }, 18)).toEqual([190, 98])
  expect(starAt({ month: 17, row: 4 }, 18)).toEqual([1284, 394])
})

test('text is placed in percent of the sheet', () => {
  expect(percentOf([656, 110])).toEqual(['50.00%', '25.00%'])
})

test('the first ray points up', () => {
  expect(rayedStar([10, 10], 10, 4, '#fff')).toContain('M10 3.8L10 -7')
})

test("a project's month moves only the pointer of its cover", () => {
  const project = { slug: 'law-firm-website', title: 'Site for a law firm', field: 'Websites', technologies: ['PHP'] }
  const first = projectCover({ ...project, month: 0 }, 18)
  const last = projectCover({ ...project, month: 17 }, 18)
  expect(first).toBe(projectCover({ ...project, month: 0 }, 18))
  expect(first).toContain('viewBox="0 0 960 600"')
  expect(first).not.toBe(last)
  expect(first.replace(/<path d="[^"]*" fill="#ff8a3d"\/>/, '')).toBe(
    last.replace(/<path d="[^"]*" fill="#ff8a3d"\/>/, ''),
  )
})
