import { records as trainingBatches } from 'virtual:records/batches'
import { record as facts } from 'virtual:records/facts'
import { record as home } from 'virtual:records/pages/home'
import { records as products } from 'virtual:records/products'
import { expect, test } from 'vitest'
import { config } from '#content/config.ts'
import { builtPages, findElements } from '#support/built-site.ts'
import { textIn } from '#support/markup.ts'

/** Returns the text of a page's main element without spaces and joiners, because units are in elements of their own. */
function textOn(path: string): string {
  const page = builtPages.find((built) => built.path === path)
  if (!page) throw new Error(`The page ${path} was not built.`)
  return findElements(page, 'main')
    .map(({ inner }) => textIn(inner))
    .join(' ')
    .replace(/[\s\u2060]+/g, '')
}

/** Returns a figure without its plus sign, because texts say ‘over 250’ for 250+. */
const atLeast = (figure: string) => figure.replace(/\+$/, '')

test.each([
  [
    '/',
    [
      ...[facts.integrations, facts.uptime, facts.support, facts.languages, atLeast(facts.aiAgents)],
      ...home.readings.items.map(({ value, unit }) => value + unit),
    ],
  ],
  ['/about', [facts.projects, facts.team, facts.awards, facts.countries, String(facts.founded), facts.city]],
  ['/services', [facts.packagesFrom, facts.simpleSiteTime, facts.complexAppTime]],
  ['/services/web-hosting', [facts.uptime, facts.support]],
  ['/agents', [facts.integrations, facts.support, facts.languages, facts.uptime]],
  [
    '/services/refer',
    [facts.referralShare, facts.referralPayment, facts.referralExampleDeal, facts.referralExampleEarning],
  ],
  ['/services/agentic-ai-training', trainingBatches.flatMap(({ date, price }) => [date, price])],
  ['/products', products.flatMap(({ price, label = price }) => [price, label])],
  ['/contact', [facts.weekdayHours, facts.weekendHours, facts.meetingReply, config.phone, config.email]],
])('%s states its figures', (path, figures) => {
  const text = textOn(path)
  expect(figures.filter((figure) => !text.includes(figure.replaceAll(' ', '')))).toEqual([])
})

test('every figure of the agency is stated on at least one page', () => {
  const text = builtPages.map(({ path }) => textOn(path)).join(' ')
  const figures = Object.entries(facts).filter((fact): fact is [string, string] => typeof fact[1] === 'string')
  const isStated = (key: string, figure: string) =>
    text.includes((key === 'aiAgents' ? atLeast(figure) : figure).replaceAll(' ', ''))
  expect(figures.filter(([key, figure]) => !isStated(key, figure))).toEqual([])
})
