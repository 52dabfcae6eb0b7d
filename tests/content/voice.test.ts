import { expect, test } from 'vitest'
import { longSentences, parseWordingRules, wordingViolations } from '#prerender/records/style-guide.ts'

const textIn = (text: string, file = 'pages/jobs.yaml') => [{ file, line: 3, field: 'lead', text }]
const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`

test('a list of wordings has one rule per line, comments, and the folders where a wording is allowed', () => {
  expect(
    parseWordingRules('# remarks\nstudio -> agency\n\ntexts -> copy, content (articles, library) # both\n'),
  ).toEqual([
    { not: 'studio', instead: 'agency', allowedIn: [] },
    { not: 'texts', instead: 'copy, content', allowedIn: ['articles', 'library'] },
  ])
  expect(() => parseWordingRules('studio: agency')).toThrow('wording.txt, line 1')
})

test('an unwanted wording is found as whole words, in any case and across lines, with its replacement', () => {
  const rules = parseWordingRules('the offer -> the quote')
  expect(wordingViolations(textIn('You get The\n  offer on Monday.'), rules)).toMatchObject([
    { line: 3, wanted: 'the quote' },
  ])
  expect(wordingViolations(textIn('You get the offered price, and `the offer` is code.'), rules)).toEqual([])
})

test('a wording is allowed only in the folders and files that the line of the rule names', () => {
  const rules = parseWordingRules('texts -> copy (articles, pages/licenses.yaml)')
  expect(wordingViolations(textIn('We write texts.', 'pages/licenses.yaml'), rules)).toEqual([])
  expect(wordingViolations(textIn('We write texts.', 'articles/one.md'), rules)).toEqual([])
  expect(wordingViolations(textIn('We write texts.', 'pages/articles.yaml'), rules)).toHaveLength(1)
})

test('a sentence of 40 words is accepted, and a longer one is reported with its file and line', () => {
  const short = words(5).repeat(1)
  expect(longSentences(textIn(`${words(40)} ${short}`))).toEqual([])
  expect(longSentences(textIn(`${words(41)} ${short}`))).toMatchObject([{ file: 'pages/jobs.yaml', line: 3 }])
})

test('a file whose sentences average more than 25 words is reported once, and headings are not counted', () => {
  expect(longSentences(textIn(`${words(25)} ${words(25)}`))).toEqual([])
  expect(longSentences(textIn(`${words(26)} ${words(26)}`))).toMatchObject([{ field: 'all of the text' }])
  expect(longSentences(textIn(`# ${words(60).slice(0, -1)}\n\n${words(10)}`))).toEqual([])
})

test('a fact in braces counts as a word, a decimal point does not end a sentence, and code is not prose', () => {
  expect(longSentences(textIn(`${'{packagesFrom} '.repeat(41)}is long.`))).toHaveLength(2)
  expect(longSentences(textIn(`${'99.9 % '.repeat(21)}is long. ${words(2)}`))).toMatchObject([{ line: 3 }])
  expect(longSentences(textIn(`\`\`\`\n${words(60)}\n\`\`\`\n\n${words(3)}`))).toEqual([])
})
