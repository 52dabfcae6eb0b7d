import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
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
  ['/', ['500+', '99.9%', '24/7', '250', '50+', '1.5', '2.8', '98.7', '47']],
  ['/about', ['200+', '50+', '15+', '35+', '2024', 'Jaipur']],
  ['/services', ['$1,000', '2–4 weeks', '2–3 months']],
  ['/agents', ['500+', '24/7', '50+', '99.9%']],
  ['/services/refer', ['10% to 15%', '7 business days', 'Rs 1,00,000', 'Rs 10,000 to Rs 15,000']],
  ['/services/agentic-ai-training', ['15 Aug 2025', '22 Aug 2025', '1 Sep 2025', '$99', '$199']],
  ['/products', ['$99', '$149', '$199', 'Most Popular']],
  ['/contact', ['11 am to 8 pm', '6 am to 8 pm', '24 hours', '+91 00000 00000', 'hello@vyomix.example']],
] as const)('%s states its figures', (path, figures) => {
  const told = toldOn(path)
  expect(figures.filter((figure) => !told.includes(figure.replaceAll(' ', '')))).toEqual([])
})

test('every figure of the agency is stated on at least one page', () => {
  const told = pages.map(({ path }) => toldOn(path)).join(' ')
  const figures = Object.values(facts).filter((fact) => typeof fact === 'string')
  // a text may say ‘over 250’ of 250+
  expect(figures.filter((figure) => !told.includes(figure.replace(/\+$/, '').replaceAll(' ', '')))).toEqual([])
})
