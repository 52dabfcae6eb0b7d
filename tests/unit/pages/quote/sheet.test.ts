import { record as words } from 'virtual:records/pages/quote'
import { expect, test } from 'vitest'
import { type Answers, noAnswers } from '#pages/quote/answers.ts'
import { type Offer, offers, UNSURE } from '#pages/quote/offers.ts'
import { sheetOf } from '#pages/quote/sheet.ts'
import { sheetText, withSheet } from '#pages/quote/sheet-text.ts'

const reading = (name: string, figure: string, about: 'simple' | 'complex' | 'price') =>
  ({ name, figure, about, text: `About ${name}.` }) as const
const offer = { promise: 'Made to order', href: '/services/made', glyph: 'shop', needs: ['A list of goods'], note: '' }
const shop: Offer = {
  ...{ ...offer, slug: 'shop', name: 'Shops' },
  readings: [
    reading('A small shop takes', '2 weeks', 'simple'),
    reading('A large shop takes', '3 months', 'complex'),
    reading('Shops start at', '$5 a month', 'price'),
  ],
}
const audit: Offer = { ...offer, slug: 'audit', name: 'Audits', readings: [], note: 'Nobody can promise a date.' }

const sheet = (answers: Partial<Answers>) => sheetOf({ ...noAnswers, ...answers }, [shop, audit])
const row = (answers: Partial<Answers>, id: string) => sheet(answers).rows.find((each) => each.id === id)
const texts = (answers: Partial<Answers>, id: string) => row(answers, id)?.lines.map(({ text }) => text)
const figures = (answers: Partial<Answers>, id: string) => row(answers, id)?.lines.map(({ figure }) => figure)

test('a sheet without answers names the question of each row, and states what holds for all services', () => {
  const { rows, answered, offer: chosen } = sheet({})
  expect(rows.flatMap(({ id, asked }) => (asked ? [[id, asked]] : []))).toEqual(
    [
      ...[
        ['service', 1],
        ['have', 2],
        ['size', 3],
        ['wishes', 4],
        ['when', 5],
      ],
      ['needs', 1],
    ].sort((a, b) => rows.findIndex(({ id }) => id === a[0]) - rows.findIndex(({ id }) => id === b[0])),
  )
  expect([chosen, answered]).toEqual([null, [false, false, false, false, false]])
  expect(figures({}, 'time')).toEqual(words.general.readings.slice(0, 2).map(({ figure }) => figure))
  expect(sheet({}).open).toHaveLength(5)
})

test('a service brings its own times, price and needs', () => {
  expect(figures({ service: 'shop' }, 'time')).toEqual(['2 weeks', '3 months'])
  expect(figures({ service: 'shop' }, 'price')).toEqual(['$5 a month'])
  expect(texts({ service: 'shop' }, 'needs')).toEqual(['A list of goods'])
})

test('the size selects one of the stated times, and an unknown size leaves all of them', () => {
  expect(figures({ service: 'shop', size: 'simple' }, 'time')).toEqual(['2 weeks'])
  expect(figures({ service: 'shop', size: 'complex' }, 'time')).toEqual(['3 months'])
  expect(figures({ service: 'shop', size: 'unsure' }, 'time')).toEqual(['2 weeks', '3 months'])
})

test('where the site states no time, the sheet says so and invents none', () => {
  expect(texts({ service: 'audit', size: 'simple' }, 'time')).toEqual([words.questions.size.unstated])
  expect(texts({ service: 'audit' }, 'remark')).toEqual(['Nobody can promise a date.'])
  expect(row({ service: 'shop' }, 'remark')).toBeUndefined()
})

test('a service without a price of its own gets the lowest price of all packages', () => {
  const general = words.general.readings.find(({ about }) => about === 'price')?.figure
  expect(figures({ service: 'audit' }, 'price')).toEqual([general])
})

test('a tick closes its question and opens the one that follows from it', () => {
  const [wish] = words.questions.wishes.options.filter(({ open }) => open)
  const { open } = sheet({ wishes: [wish?.id ?? ''] })
  expect(open).toContain(wish?.open)
  expect(open).not.toContain(words.sheet.open.wishes)
  expect(texts({ wishes: [wish?.id ?? ''] }, 'wishes')).toEqual([wish?.name])
})

test('the words of the visitor are one line of the wishes', () => {
  expect(texts({ note: ' We sell\n\n\n spices. ' }, 'wishes')).toEqual(['We sell spices.'])
  expect(sheet({ note: 'We sell spices.' }).answered[3]).toBe(true)
})

test('a day is named, and whether it is possible stays open', () => {
  expect(texts({ when: 'date', date: '2027-03-01' }, 'when')).toEqual(['By March 1, 2027'])
  expect(sheet({ when: 'date', date: '2027-03-01' }).open.at(-1)).toContain('March 1, 2027')
  expect(sheet({ when: 'date' }).open.at(-1)).toBe(words.sheet.open.day)
})

test('a visitor who cannot name a service leaves it open which one fits', () => {
  const { open, offer: chosen } = sheetOf({ ...noAnswers, service: UNSURE }, offers)
  expect(chosen?.slug).toBe(UNSURE)
  expect(open[0]).toBe(words.sheet.open.unsure)
})

test('the text of a sheet has a line for each answer, and none for what is missing', () => {
  const text = sheetText(sheet({ service: 'shop', size: 'simple' }))
  expect(text).toContain(`${words.sheet.rows.time}: A small shop takes 2 weeks`)
  expect(text).toContain(`${words.sheet.rows.service}: Shops`)
  expect(text).toContain(`- ${words.sheet.open.have}`)
  expect(text).not.toContain(`${words.sheet.rows.have}:`)
})

test('a sheet is added below the words of a message, and replaces the sheet that was added before', () => {
  expect(withSheet('', 'SHEET', '')).toBe('SHEET')
  expect(withSheet('Good morning. \n', 'SHEET', '')).toBe('Good morning.\n\nSHEET')
  expect(withSheet('Good morning.\n\nOLD\nBye', 'NEW $&', 'OLD')).toBe('Good morning.\n\nNEW $&\nBye')
  expect(withSheet('I changed it.', 'NEW', 'OLD')).toBe('I changed it.\n\nNEW')
})

test('every service of the site can be chosen, by its own name', () => {
  expect(new Set(offers.map(({ name }) => name)).size).toBe(offers.length)
  for (const { slug, readings } of offers) {
    const { rows } = sheetOf({ ...noAnswers, service: slug }, offers)
    expect(rows.find(({ id }) => id === 'price')?.lines, slug).toHaveLength(1)
    expect(
      readings.every(({ about }) => about !== undefined),
      slug,
    ).toBe(true)
  }
})
