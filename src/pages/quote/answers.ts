import { record as words } from 'virtual:records/pages/quote'
import { sanitizeText } from '#lib/sanitize-text.ts'
import { truncate } from '#lib/untrusted.ts'
import { offers } from './offers.ts'

/** The maximum length of the visitor's own words, in UTF-16 units: more would not fit on one page. */
export const NOTE_LENGTH = 600

const sizes = ['simple', 'complex', 'unsure'] as const
const moments = ['anytime', 'stated', 'date'] as const

/** What a visitor has answered. An empty text or list is a question without an answer. */
export type Answers = {
  /** The slug of an offer. */
  readonly service: string
  /** Ids of what exists, in the order of the question. */
  readonly have: readonly string[]
  readonly size: (typeof sizes)[number] | ''
  /** Ids of wishes, in the order of the question. */
  readonly wishes: readonly string[]
  readonly note: string
  readonly when: (typeof moments)[number] | ''
  /** An ISO day, if `when` is 'date'. */
  readonly date: string
}

export const noAnswers: Answers = { service: '', have: [], size: '', wishes: [], note: '', when: '', date: '' }

/** An option that can be ticked. */
type Option = { readonly id: string; readonly isAlone?: boolean | undefined }

/** Returns the answers as a query string, without those that are empty. */
export function serializeAnswers({ have, wishes, note, ...texts }: Answers): string {
  const lists = { have: have.join('.'), wishes: wishes.join('.') }
  const fields = Object.entries({ ...texts, ...lists, note: truncate(sanitizeText(note), NOTE_LENGTH) })
  return new URLSearchParams(fields.filter(([, text]) => text.trim() !== '')).toString()
}

type ParsedAnswers = {
  readonly answers: Answers
  /** Whether every field could be read. */
  readonly isWhole: boolean
}

/** Parses answers from a link or a draft. Both are untrusted: what the questions do not offer is left out. */
export function parseAnswers(query: string): ParsedAnswers {
  const params = new URLSearchParams(query)
  const textOf = (name: string) => params.get(name) ?? ''
  const { have, wishes } = words.questions
  const when = oneOf(moments, textOf('when'))
  const answers: Answers = {
    service: oneOf(
      offers.map(({ slug }) => slug),
      textOf('service'),
    ),
    have: ticksOf(have.options, textOf('have').split('.')),
    size: oneOf(sizes, textOf('size')),
    wishes: ticksOf(wishes.options, textOf('wishes').split('.')),
    note: truncate(sanitizeText(textOf('note')), NOTE_LENGTH),
    when,
    date: when === 'date' && isDay(textOf('date')) ? textOf('date') : '',
  }
  const byName = (a: readonly string[], b: readonly string[]) => (`${a}` < `${b}` ? -1 : 1)
  const found = [...new URLSearchParams(serializeAnswers(answers))].sort(byName)
  return { answers, isWhole: `${found}` === `${[...params].sort(byName)}` }
}

/** Returns the ticks after one of them was pressed, in the order of the options. */
export function toggleTick(options: readonly Option[], ticks: readonly string[], id: string): readonly string[] {
  if (ticks.includes(id)) return ticks.filter((tick) => tick !== id)
  if (options.find((option) => option.id === id)?.isAlone) return [id]
  return ticksOf(options, [...ticks, id])
}

/** Returns the options among these ids. One that excludes the others is left out beside them. */
function ticksOf(options: readonly Option[], ids: readonly string[]): readonly string[] {
  const ticked = options.filter(({ id }) => ids.includes(id))
  const isShared = ticked.length > 1
  return ticked.flatMap(({ id, isAlone }) => (isShared && isAlone ? [] : id))
}

/** Returns whether a question has an answer. */
export function hasAnswers(answers: Answers): boolean {
  return serializeAnswers(answers) !== ''
}

/** Returns whether a text is an ISO day that exists. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

function oneOf<T extends string>(values: readonly T[], text: string): T | '' {
  return values.find((value) => value === text) ?? ''
}
