import { record as projectsPageContent } from 'virtual:records/pages/projects'
import { expect, test } from 'vitest'
import { collection as projectsPageCollection } from '#content/pages/projects-schema.ts'
import { isExample, serviceOf } from '#content/project-facts.ts'
import { projects } from '#content/projects.ts'
import { projectPages } from '#content/record-pages.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'
import { wordCount } from '#prerender/markdown.ts'
import { readCollection } from '#prerender/records/collection.ts'

/** Returns the texts of the page as they are with this many projects. */
function wordsWith(count: number) {
  const names = new Map<string, string | number>([
    ['projects', '200+'],
    ['name', 'Vyomix'],
    ['city', 'Jaipur'],
    ['founded', 2024],
    ['projects.count', count],
    ['meetingReply', '24 hours'],
    ['packagesFrom', '$1,000'],
  ])
  const context = { names, idsOf: () => [], isAddress: () => true }
  const { records, mistakes } = readCollection('src/content', projectsPageCollection, context)
  expect(mistakes).toEqual([])
  return records[0]
}

test.each([1, 2, 45])('with %i projects the heading gives the number, and uses the singular for one', (count) => {
  const words = wordsWith(count)
  expect(words?.heading).toMatch(new RegExp(`^${capitalize(numberWord(count))} `))
  expect(words?.description.length).toBeLessThanOrEqual(160)
})

test('without a project the page gives no number', () => {
  const words = wordsWith(0)
  expect(words?.heading).toMatch(/^No /)
  expect(words?.lead).not.toBe(wordsWith(1)?.lead)
  expect(words?.description.length).toBeLessThanOrEqual(160)
})

test('each project is described in one or two sentences', () => {
  for (const { summary, title } of projects) expect(summary, title).toMatch(/^[^.]+\.( [^.]+\.)?$/)
})

test('the newest project comes first', () => {
  const months = projects.map(({ completed }) => completed)
  expect(months).toEqual([...months].sort().reverse())
})

test('a project is an example if the host of its address ends in .example', () => {
  const areExamples = (addresses: readonly string[]) => addresses.filter((href) => isExample({ href }))
  const examples = ['https://a.example', 'https://a.example/b', 'https://b.a.example/']
  expect(areExamples(examples)).toEqual(examples)
  expect(areExamples(['https://example.com', 'https://a.example.com', 'https://a.com/b.example'])).toEqual([])
  expect(isExample({})).toBe(false)
})

test('each project has a page with a text of 150 to 300 words, and names a page about what it is an example of', async () => {
  for (const project of projects) {
    expect(project.hasPage, project.slug).toBe(true)
    const words = wordCount(await projectPages.loadText(project.slug))
    expect(words, project.slug).toBeGreaterThanOrEqual(150)
    expect(words, project.slug).toBeLessThanOrEqual(300)
    expect(serviceOf(project)?.href, project.slug).toMatch(/^\/(services\/|agents$)/)
  }
})

test('the length of the page’s description suits a search result', () => {
  expect(projectsPageContent.description.length).toBeGreaterThanOrEqual(70)
  expect(projectsPageContent.description.length).toBeLessThanOrEqual(160)
})
