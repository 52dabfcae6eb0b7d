import { record as contactWords } from 'virtual:records/pages/contact'
import { record as jobWords } from 'virtual:records/pages/job'
import { record as projectWords } from 'virtual:records/pages/project'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { jobs } from '#content/jobs.ts'
import { paths } from '#content/paths.ts'
import { posts } from '#content/posts.ts'
import { projects } from '#content/projects.ts'
import { team } from '#content/team.ts'
import { type BuiltPage, findElements, indexablePages } from '#support/built-site.ts'

const isArticle = ({ path }: BuiltPage) => path.startsWith(`${paths.blog}/`)
const sellingPages = indexablePages.filter(
  (page) => !isArticle(page) && ![paths.privacy, paths.licenses].includes(page.path as never),
)
const titleOf = (page: BuiltPage) => findElements(page, 'title')[0]?.text ?? ''
const descriptionOf = (page: BuiltPage) =>
  findElements(page, 'meta', { name: 'description' })[0]?.attributes.content ?? ''

test('a title says in 30 to 60 characters what is offered, and no two are the same', () => {
  const titles = sellingPages.map((page) => ({ path: page.path, title: titleOf(page) }))
  expect(titles.filter(({ title }) => title.length < 30 || title.length > 60)).toEqual([])
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length)
})

test('a description has at most 160 characters, and no two are the same', () => {
  const descriptions = sellingPages.map((page) => ({ path: page.path, description: descriptionOf(page) }))
  expect(descriptions.filter(({ description }) => description.length < 70 || description.length > 160)).toEqual([])
  expect(new Set(descriptions.map(({ description }) => description)).size).toBe(descriptions.length)
})

/** The texts that stand on several pages on purpose: the words of records on their cards, and the part about meetings. */
const sharedTexts = [
  ...projects.map(({ summary }) => summary),
  ...jobs.map(({ summary }) => summary),
  ...posts.map(({ excerpt }) => excerpt),
  ...team.map(({ writes }) => writes),
  projectWords.example,
  jobWords.filled,
  JSON.stringify(contactWords),
].join(' ')

const BLOCKS = 'p,li,h1,h2,h3,h4,dt,dd,dd>span,td,th,figcaption,blockquote,div'

/** Returns the sentences of four words and more in the main part of a page. */
function sentencesOf({ html }: BuiltPage): readonly string[] {
  const main = parse(html).querySelector('main')
  for (const hidden of main?.querySelectorAll('svg, form, [aria-hidden=true]') ?? []) hidden.remove()
  for (const end of main?.querySelectorAll(BLOCKS) ?? []) end.insertAdjacentHTML('beforeend', '\n')
  for (const lineBreak of main?.querySelectorAll('br') ?? []) lineBreak.replaceWith('\n')
  return (main?.textContent ?? '')
    .split('\n')
    .flatMap((text) =>
      text
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.!?]) (?=[A-Z‘])/),
    )
    .filter((sentence) => /[.!?]$/.test(sentence) && sentence.split(' ').length > 3)
}

test('a sentence stands on one page', () => {
  const pagesOf = new Map<string, string[]>()
  for (const page of sellingPages)
    for (const sentence of new Set(sentencesOf(page)))
      pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), page.path])
  expect(pagesOf.size).toBeGreaterThan(500)
  const repeated = [...pagesOf].filter(([sentence, pages]) => pages.length > 1 && !sharedTexts.includes(sentence))
  expect(repeated).toEqual([])
})
