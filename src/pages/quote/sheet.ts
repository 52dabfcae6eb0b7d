import { record as words } from 'virtual:records/pages/quote'
import { longDate } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import type { Answers } from './answers.ts'
import { generalOffer, type Offer, type Reading, UNSURE } from './offers.ts'

type RowName = keyof typeof words.sheet.rows

/** A line of a row: a text or, for what the site states, a figure with what it counts. */
export type SheetLine = {
  readonly text: string
  readonly figure?: string
  readonly name?: string
  /** The page that a text leads to. */
  readonly href?: string
}

/** A ruled row of the sheet. Where the answer is missing, `asked` is the number of its question. */
export type SheetRow = { readonly id: RowName; readonly lines: readonly SheetLine[]; readonly asked?: number }

export type Sheet = {
  /** The chosen offer; null if none is chosen. */
  readonly offer: Offer | null
  /** Whether each of the five questions has an answer. */
  readonly answered: readonly boolean[]
  /** The times that apply. */
  readonly times: readonly Reading[]
  readonly rows: readonly SheetRow[]
  /** The questions that the sheet leaves open. */
  readonly open: readonly string[]
}

/** Returns the sheet of some answers. It contains what the visitor chose and what the site states, and nothing else. */
export function sheetOf(answers: Answers, offers: readonly Offer[]): Sheet {
  const offer = offers.find(({ slug }) => slug === answers.service) ?? null
  const { readings, needs, note } = offer ?? generalOffer
  const times = timesOf(readings, answers.size)
  const price = readings.find(isPrice) ?? generalOffer.readings.find(isPrice)
  const open = openQuestions(answers)
  const answered = [
    offer !== null,
    answers.have.length > 0,
    answers.size !== '',
    answers.wishes.length > 0 || answers.note.trim() !== '',
    answers.when !== '',
  ]
  const { questions } = words
  const row = (id: RowName, texts: readonly string[], asked?: number): SheetRow => ({
    id,
    lines: texts.filter((text) => text !== '').map((text) => ({ text })),
    ...(asked !== undefined && texts.every((text) => text === '') && { asked }),
  })
  const rows: readonly SheetRow[] = [
    offer?.href
      ? { id: 'service', lines: [{ text: offer.name, href: offer.href }] }
      : row('service', [offer?.name ?? ''], 1),
    row('have', namesOf(questions.have.options, answers.have), 2),
    row('size', [answers.size && questions.size[answers.size]], 3),
    times.length > 0 ? { id: 'time', lines: times } : row('time', [questions.size.unstated]),
    { id: 'price', lines: price ? [price] : [] },
    row('wishes', [...namesOf(questions.wishes.options, answers.wishes), inOneLine(answers.note)], 4),
    row('when', [momentOf(answers)], 5),
    row('needs', offer ? needs : [], 1),
    row('remark', [note]),
    row('open', open.length > 0 ? open : [words.sheet.nothingOpen]),
  ]
  return { offer, answered, times, open, rows: rows.filter(({ lines, asked }) => lines.length > 0 || asked) }
}

const isPrice = ({ about }: Reading) => about === 'price'

/** Returns the stated time of a size; all stated times if the size is not known. */
function timesOf(readings: readonly Reading[], size: Answers['size']): readonly Reading[] {
  const times = readings.filter(({ about }) => about === 'simple' || about === 'complex')
  return size === '' || size === 'unsure' ? times : times.filter(({ about }) => about === size)
}

function openQuestions({ service, have, size, wishes, note, when, date }: Answers): readonly string[] {
  const { open } = words.sheet
  const { questions } = words
  const unless = (isAnswered: boolean, question: string) => (isAnswered ? [] : [question])
  return [
    ...unless(service !== '', open.service),
    ...unless(service !== UNSURE, open.unsure),
    ...unless(have.length > 0, open.have),
    ...followUps(questions.have.options, have),
    ...unless(size === 'simple' || size === 'complex', open.size),
    ...unless(wishes.length > 0 || note.trim() !== '', open.wishes),
    ...followUps(questions.wishes.options, wishes),
    ...unless(when !== '', open.when),
    ...unless(when !== 'date' || date !== '', open.day),
    ...unless(when !== 'date' || date === '', fillTemplate(open.date, { date: date && longDate(date) })),
  ]
}

type Option = { readonly id: string; readonly name: string; readonly open?: string | undefined }

function namesOf(options: readonly Option[], ids: readonly string[]): readonly string[] {
  return options.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}

function followUps(options: readonly Option[], ids: readonly string[]): readonly string[] {
  return options.flatMap(({ id, open }) => (ids.includes(id) && open !== undefined ? open : []))
}

function momentOf({ when, date }: Answers): string {
  const { anytime, stated, date: byDay, until } = words.questions.when
  if (when === 'date') return date === '' ? byDay : fillTemplate(until, { date: longDate(date) })
  return when === '' ? '' : { anytime, stated }[when]
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
