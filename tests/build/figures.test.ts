import { expect, test } from 'vitest'
import { trainingBatches } from '#content/batches.ts'
import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import { products } from '#content/products.ts'
import { all, pages } from '#support/built-site.ts'
import { textIn } from '#support/markup.ts'

/** What a visitor reads in the main part of a page, without spaces and joiners: units stand in elements of their own. */
function toldOn(path: string): string {
  const page = pages.find((built) => built.path === path)
  if (!page) throw new Error(`${path} was not built`)
  return all(page, 'main')
    .map(({ inner }) => textIn(inner))
    .join(' ')
    .replace(/[\s\u2060]+/g, '')
}

test.each([
  ['/', [facts.integrations, facts.uptime, facts.support, facts.team]],
  ['/about', [facts.projects, facts.team, facts.awards, facts.countries, String(facts.founded), facts.city]],
  ['/services', [facts.packagesFrom, facts.simpleSiteTime, facts.complexAppTime]],
  ['/agents', [facts.integrations, facts.support, facts.languages, facts.uptime]],
  [
    '/services/refer',
    [facts.referralShare, facts.referralPayment, facts.referralExampleDeal, facts.referralExampleEarning],
  ],
  ['/services/agentic-ai-training', trainingBatches.flatMap(({ date, price }) => [date, price])],
  ['/products', products.flatMap(({ price, label = price }) => [price, label])],
  ['/contact', [facts.weekdayHours, facts.weekendHours, facts.meetingReply, config.phone, config.email]],
])('%s states its figures', (path, figures) => {
  const told = toldOn(path)
  expect(figures.filter((figure) => !told.includes(figure.replaceAll(' ', '')))).toEqual([])
})

test('every figure of the agency is stated on at least one page', () => {
  const told = pages.map(({ path }) => toldOn(path)).join(' ')
  const figures = Object.values(facts).filter((fact) => typeof fact === 'string')
  // a text may say ‘over 250’ of 250+
  expect(figures.filter((figure) => !told.includes(figure.replace(/\+$/, '').replaceAll(' ', '')))).toEqual([])
})
