import { existsSync, readdirSync } from 'node:fs'
import { records as agentFields } from 'virtual:records/agents'
import { records as trainingBatches } from 'virtual:records/batches'
import { record as quote } from 'virtual:records/messages/site/quote'
import { expect, test } from 'vitest'
import { chatAppLink } from '#content/chat-app.ts'
import { footerColumns } from '#content/footer.ts'
import { navigation, serviceLinks } from '#content/navigation.ts'
import { pageRows } from '#content/pages.ts'
import { paths, postPath, servicePath } from '#content/paths.ts'
import { tagPath } from '#content/query-paths.ts'
import { trainingCourses } from '#content/training.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'
import { glyphs } from '#prerender/art.ts'

const namedPaths: readonly string[] = Object.values(paths)
const isService = (path: string) => path.startsWith(servicePath('')) && path !== paths.refer && path !== paths.training
/** The paths of all pages. Of the services, only those that have a record. */
const allPaths: readonly string[] = [
  ...namedPaths.filter((path) => !isService(path)),
  ...serviceLinks.map(({ href }) => href),
]
const headerLinks = navigation.flatMap(({ name, href, sub = [] }) => [{ name, href }, ...sub])
const footerLinks = footerColumns.flatMap(({ links }) => [...links])

test('every link of header and footer leads to a page of the site', () => {
  for (const { name, href } of [...headerLinks, ...footerLinks]) expect(allPaths, name).toContain(href)
})

test('every page can be reached from the header or the footer', () => {
  const linked = new Set<string>([...headerLinks, ...footerLinks].map(({ href }) => href)).add(paths.search)
  expect(allPaths.filter((path) => !linked.has(path))).toEqual([])
})

test('no menu item occurs twice, and each has a drawing', () => {
  for (const { name, sub = [] } of navigation) {
    for (const field of ['name', 'href'] as const) {
      expect(new Set(sub.map((link) => link[field])).size, `${name} ${field}`).toBe(sub.length)
    }
    for (const { glyph } of sub) expect(glyph in glyphs, glyph).toBe(true)
  }
})

test('the numbers of agents, fields, courses and batches in a menu are correct', () => {
  const promiseOf = (path: string) =>
    headerLinks.flatMap((link) => ('promise' in link && link.href === path ? link.promise : []))
  const agents = agentFields.flatMap((field) => [...field.agents])
  expect(promiseOf(paths.agents).join()).toContain(`${capitalize(numberWord(agents.length))} agents`)
  expect(promiseOf(paths.agents).join()).toContain(`${numberWord(agentFields.length)} field`)
  expect(promiseOf(paths.training).join()).toMatch(
    new RegExp(`^${capitalize(numberWord(trainingCourses.length))} course`),
  )
  expect(promiseOf(paths.training).join()).toContain(
    trainingBatches.length > 1 ? `${numberWord(trainingBatches.length)} batches` : '',
  )
})

test('every row of the page table has a page, and every page except those of records has a row', () => {
  const pages = readdirSync('src/pages').filter((name) => existsSync(`src/pages/${name}/${name}-page.tsx`))
  const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect([...pageRows.map(({ name }) => folderOf(name)), 'job', 'post', 'project', 'service'].sort()).toEqual(
    pages.sort(),
  )
})

test('page addresses are unique and plain', () => {
  expect(new Set(namedPaths).size).toBe(namedPaths.length)
  for (const path of [...namedPaths, ...allPaths]) expect(path).toMatch(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
})

test("addresses of articles and tags begin with the blog's address", () => {
  expect(postPath('ai-in-cybersecurity')).toBe('/blog/ai-in-cybersecurity')
  expect(tagPath('R&D + 100%')).toBe('/blog?tag=R%26D%20%2B%20100%25')
})

test('the link to the chat app contains the complete text', () => {
  expect(chatAppLink('Plan: 100% & more? #1')).toBe(
    'https://wa.me/910000000000?text=Plan%3A%20100%25%20%26%20more%3F%20%231',
  )
  expect(new URL(chatAppLink(quote)).searchParams.get('text')).toBe(quote)
})
