import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { records as faqRecords } from 'virtual:records/faq/*'
import { expect, test } from 'vitest'
import { thesaurus } from '#content/chat/thesaurus.ts'
import { toFaqEntry } from '#content/chat/to-faq-entry.ts'
import { config } from '#content/config.ts'
import { decisions } from '#content/facts-schema.ts'
import { collection as faqCollection } from '#content/faq/schema.ts'
import { createMatcher } from '#features/chat/matcher.ts'
import { findMistakes, readRecords } from '#prerender/records/queries.ts'

type Decision = (typeof decisions)[number]

/** What an owner might decide. */
const decided: Readonly<Record<Decision, string>> = {
  trainingPriceCovers: 'A price of the training is for one person.',
  packagesTerm: 'A package runs for three months at least.',
  productsTerm: 'A product runs for one month at least.',
  meetingFee: 'A first meeting of half an hour is free.',
  vat: 'GST is added to our prices.',
  supportLanguages: 'Our people speak English and Hindi.',
}

/** The questions that ask for a decision, and the pages that show it. */
const asked: Readonly<Record<Decision, { readonly questions: readonly string[]; readonly pages: readonly string[] }>> =
  {
    trainingPriceCovers: {
      questions: ['is the training price for one person or a group', 'is the course fee per person'],
      pages: ['training'],
    },
    packagesTerm: {
      questions: ['what is the minimum term of a package', 'can i cancel a package'],
      pages: ['products'],
    },
    productsTerm: { questions: ['what is the minimum term for a product'], pages: ['products'] },
    meetingFee: { questions: ['is the first meeting free', 'do you charge for a meeting'], pages: ['contact'] },
    vat: {
      questions: ['is gst included', 'do your prices include tax', 'does the course price include gst'],
      pages: ['products', 'training'],
    },
    supportLanguages: {
      questions: ['which languages can i talk to you in', 'can i call you in hindi'],
      pages: ['contact'],
    },
  }

/** Copies the content and writes these decisions into it. Returns its pages as text, and a function that answers. */
function siteWith(facts: Readonly<Record<Decision, string>>) {
  const content = join(mkdtempSync(join(tmpdir(), 'decisions-')), 'content')
  cpSync('src/content', content, { recursive: true })
  const written = readFileSync(join(content, 'facts.yaml'), 'utf8')
  const line = (name: Decision) => `${name}:${facts[name] === '' ? '' : ` ${facts[name]}`}`
  writeFileSync(
    join(content, 'facts.yaml'),
    decisions.reduce((text, name) => text.replace(new RegExp(`^${name}:.*$`, 'm'), line(name)), written),
  )
  expect(findMistakes(content, config)).toEqual([])
  const faq = readRecords(content, faqCollection.name, config) as typeof faqRecords
  const matcher = createMatcher(faq.map(toFaqEntry), thesaurus, () => [])
  return {
    answer: (question: string) => matcher(question),
    page: (name: string) => JSON.stringify(readRecords(content, `pages/${name}`, config)),
  }
}

const withAll = siteWith(decided)
const withNone = siteWith(Object.fromEntries(decisions.map((name) => [name, ''])) as Record<Decision, string>)

test.each(decisions)('%s, once decided, is on its pages and in the answers to those who ask for it', (name) => {
  for (const page of asked[name].pages) expect(withAll.page(page)).toContain(decided[name])
  for (const question of asked[name].questions) expect(withAll.answer(question).text, question).toContain(decided[name])
})

test.each(decisions)('without %s, pages say nothing and the same answer leads to a person', (name) => {
  for (const page of asked[name].pages) expect(withNone.page(page)).not.toMatch(new RegExp(`{${name}}|:""| "`))
  for (const question of asked[name].questions) {
    const { entry, text } = withNone.answer(question)
    expect(entry, question).toBe(withAll.answer(question).entry)
    expect(text, question).toMatch(/our team|write to us|tell us|inquiry form/i)
    expect(text, question).not.toMatch(/\{|undefined| {2}/)
  }
})
