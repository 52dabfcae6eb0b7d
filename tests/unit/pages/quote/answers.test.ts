import { record as words } from 'virtual:records/pages/quote'
import { expect, test } from 'vitest'
import { paths } from '#content/paths.ts'
import {
  type Answers,
  NOTE_LENGTH,
  noAnswers,
  parseAnswers,
  serializeAnswers,
  toggleTick,
} from '#pages/quote/answers.ts'
import { parseSheetLink, sheetLink } from '#pages/quote/link.ts'
import { offers } from '#pages/quote/offers.ts'
import { hostileTexts } from '#support/hostile-texts.ts'

const [first, second] = words.questions.have.options.filter(({ isAlone }) => !isAlone)
const ids = [first?.id ?? '', second?.id ?? '']
const full: Answers = {
  ...{
    service: offers[0]?.slug ?? '',
    have: ids,
    size: 'complex',
    wishes: [words.questions.wishes.options[0]?.id ?? ''],
  },
  ...{ note: 'A café & 100% more = #1\nनमस्ते 🌶', when: 'date', date: '2027-03-01' },
}
const hashOf = (answers: Answers) => sheetLink(answers).slice(paths.quote.length)

test('answers survive as text, in a draft and in a link', () => {
  expect(parseAnswers(serializeAnswers(full))).toEqual({ answers: full, isWhole: true })
  expect(parseSheetLink(hashOf(full))).toEqual({ kind: 'held', answers: full, isWhole: true })
  expect(serializeAnswers(noAnswers)).toBe('')
})

test('what the questions do not offer is left out, and the link says that it is not whole', () => {
  const changed = hashOf(full)
    .replace('size=complex', 'size=huge')
    .replace('date=2027-03-01', 'date=2027-02-30')
    .replace(`have=${ids[0]}`, 'have=__proto__')
  expect(parseSheetLink(changed)).toEqual({
    ...{ kind: 'held', isWhole: false },
    answers: { ...full, size: '', date: '', have: ids.slice(1) },
  })
  expect(parseAnswers(`${serializeAnswers(full)}&size=simple`).isWhole).toBe(false)
  expect(parseAnswers(`${serializeAnswers(full)}&colour=red`).isWhole).toBe(false)
})

test('a service that has been removed is left out', () => {
  expect(parseAnswers('service=telegraphs&size=simple')).toEqual({
    ...{ answers: { ...noAnswers, size: 'simple' }, isWhole: false },
  })
})

test('a link that was cut off is not whole or broken, wherever it was cut', () => {
  const hash = hashOf(full)
  for (let length = '#scope='.length; length < hash.length; length++) {
    const link = parseSheetLink(hash.slice(0, length))
    expect(link?.kind === 'held' ? link.isWhole : link?.kind, hash.slice(0, length)).toBeOneOf([false, 'broken'])
  }
})

test('a fragment that is no sheet is none of ours, and one without an answer is broken', () => {
  for (const hash of ['', '#', '#main', '#questions', '#in={}']) expect(parseSheetLink(hash)).toBeNull()
  for (const hash of ['#scope=1&', '#scope=1&&end=1', '#scope=2&service=x', `#scope=1&note=${'a'.repeat(10_000)}`])
    expect(parseSheetLink(hash), hash.slice(0, 40)).toEqual({ kind: 'broken' })
})

test('a note is bounded and clean, whatever it contains', () => {
  expect(parseAnswers(`note=${'a'.repeat(NOTE_LENGTH + 1)}`)).toMatchObject({ isWhole: false })
  for (const { name, text } of hostileTexts) {
    const answers = { ...full, note: text }
    const parsed = parseSheetLink(hashOf(answers))
    expect(hashOf(answers).length).toBeLessThan(10_000)
    expect(parsed, name).toMatchObject({ kind: 'held', isWhole: true })
    if (parsed?.kind === 'held') expect(parsed.answers.note.length).toBeLessThanOrEqual(NOTE_LENGTH)
  }
})

test('a tick is set and removed, and one that excludes the others removes them', () => {
  const options = [{ id: 'a' }, { id: 'b' }, { id: 'none', isAlone: true }]
  expect(toggleTick(options, ['b'], 'a')).toEqual(['a', 'b'])
  expect(toggleTick(options, ['a', 'b'], 'a')).toEqual(['b'])
  expect(toggleTick(options, ['a', 'b'], 'none')).toEqual(['none'])
  expect(toggleTick(options, ['none'], 'a')).toEqual(['a'])
})
