import { mailProviders } from '#content/config.ts'
import { decisions, collection as factsCollection } from '#content/facts-schema.ts'
import { nonBreaking } from '#lib/line-breaks.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'
import { closestMatch } from './closest-match.ts'
import type { FieldPath } from './yaml.ts'

/** The values that texts may contain by name in braces: `{packagesFrom}`, `{jobs.count}`, `{path:contact}`. */
export type PlaceholderValues = ReadonlyMap<string, string | number>

/** A placeholder that cannot be filled in: its path, its current text (null if there is none) and what is wanted. */
export type PlaceholderProblem = {
  readonly path: FieldPath
  /** The field of plural forms that has the problem, such as `by`. */
  readonly part?: string
  readonly found: string | null
  readonly wanted: string
}
type Filled = { readonly text: string; readonly unknown: readonly string[] }
type FilledAll<T> = { readonly value: T; readonly unknown: readonly PlaceholderProblem[] }

/** The formats that may follow a colon: `{jobs.count:words}`. A format returns null for a value it cannot format. */
const formatters: ReadonlyMap<string, (value: string | number) => string | null> = new Map([
  ['words', (value: string | number) => (typeof value === 'number' ? numberWord(value) : null)],
  ['Words', (value: string | number) => (typeof value === 'number' ? capitalize(numberWord(value)) : null)],
  ['unbroken', (value: string | number) => nonBreaking(String(value))], // stays on one line
  ['number', (value: string | number) => /\d[\d,]*/.exec(String(value))?.[0] ?? null], // 250 of '250+'
])

const EXCERPT_LENGTH = 24 // characters quoted around an unmatched brace, to show where it is

/**
 * Returns a text with its placeholders filled in: `{packagesFrom}` with the value as it is, `{jobs.count:words}` in
 * words, and `\{` as a brace. A decision of the owner such as `{packagesTerm}` must stand as a sentence of its own, and
 * is left out while it is not made. Unknown placeholders stay in the text and are also returned, as is the first
 * unmatched brace.
 */
export function interpolate(text: string, names: PlaceholderValues): Filled {
  const unknown: string[] = []
  let unmatchedBrace: string | null = null
  const filled = text.replace(
    /\\([{}])|(\s*)\{([^{}\n]*)\}|[{}]/g,
    (match, brace: string | undefined, space: string | undefined, name: string | undefined, index: number) => {
      if (brace !== undefined) return brace
      if (name !== undefined) {
        const isMisplaced = isDecision(name) && !isSentence(text, index, index + match.length)
        const value = isMisplaced ? null : placeholderText(name, names)
        if (value === null) unknown.push(match.trimStart())
        return value === '' && isDecision(name) ? '' : `${space}${value ?? match.trimStart()}`
      }
      unmatchedBrace ??= text.slice(
        match === '{' ? index : Math.max(0, index - EXCERPT_LENGTH),
        index + (match === '{' ? EXCERPT_LENGTH : 1),
      )
      return match
    },
  )
  return { text: filled, unknown: unmatchedBrace === null ? unknown : [...unknown, unmatchedBrace] }
}

/** Describes what may replace an unknown placeholder or an unmatched brace. */
export function placeholderHint(found: string, names: PlaceholderValues): string {
  const [, name] = /^\{([^{}\n]*)\}$/.exec(found) ?? []
  if (name === undefined) return 'a fact between two braces on one line; write \\{ for a brace'
  if (isDecision(name)) return `{${name}} after a full stop, because it is a whole sentence or nothing`
  const [, fact = '', format = ''] = /^(.*):(\w+)$/.exec(name) ?? []
  if (names.has(fact))
    return formatters.has(format)
      ? 'a fact that contains a number, or the fact without a format'
      : `one of ${[...formatters.keys()].join(', ')} after the colon`
  const closest = closestMatch(name, [...names.keys()])
  return `a known fact${closest === undefined ? '' : `, such as {${closest}}`}; write \\{ for a brace`
}

/**
 * Returns a value with the placeholders in all its texts filled in, and the unknown ones with their paths. Plural forms
 * such as `{ by: jobs.count, none: …, one: …, many: … }` become the text for the number of jobs, and a choice such as
 * `{ by: mailProvider, emailjs: …, relay: … }` the text for the owner's setting. A field whose text consists of
 * decisions that are not made is left out.
 * @param runtimeNamesAt returns the names that are filled in only when the text at a path is shown; they stay in their
 *   braces
 */
export function interpolateAll<T>(
  value: T,
  names: PlaceholderValues,
  path: FieldPath = [],
  runtimeNamesAt: (path: FieldPath) => readonly string[] = () => [],
): FilledAll<T> {
  if (typeof value === 'string') {
    const all = withRuntimePlaceholders(names, runtimeNamesAt(path))
    const { text, unknown } = interpolate(value, all)
    const isLeftOut = text.trim() === '' && value.trim() !== ''
    return {
      value: (isLeftOut ? undefined : text) as T,
      unknown: unknown.map((found) => ({ path, found, wanted: placeholderHint(found, all) })),
    }
  }
  if (value === null || typeof value !== 'object') return { value, unknown: [] }
  if (isChoice(value)) return selectChoice(value, names, path, runtimeNamesAt) as FilledAll<T>
  if (isPluralForms(value)) return selectPlural(value, names, path, runtimeNamesAt) as FilledAll<T>
  const fields = Object.entries(value).map(([key, child]) => {
    return [
      key,
      interpolateAll(child, names, [...path, Array.isArray(value) ? Number(key) : key], runtimeNamesAt),
    ] as const
  })
  const unknown = fields.flatMap(([, field]) => field.unknown)
  const filled = Array.isArray(value)
    ? fields.map(([, field]) => field.value)
    : Object.fromEntries(fields.flatMap(([key, field]) => (field.value === undefined ? [] : [[key, field.value]])))
  return { value: filled as T, unknown }
}

/** Adds names that are filled in later. They hide facts of the same name. */
function withRuntimePlaceholders(names: PlaceholderValues, runtimeNames: readonly string[]): PlaceholderValues {
  return runtimeNames.length === 0
    ? names
    : new Map([...names, ...runtimeNames.map((name) => [name, `{${name}}`] as const)])
}

type PluralForms = { readonly by: unknown; readonly none?: unknown; readonly one?: unknown; readonly many?: unknown }
const FORM_KEYS = ['none', 'one', 'many'] as const

function isPluralForms(value: object): value is PluralForms {
  return Object.hasOwn(value, 'by') && FORM_KEYS.some((key) => Object.hasOwn(value, key))
}

/**
 * Returns the text for the number that `by` names. `by` may also name a setting or a decision of the owner: an empty one
 * counts as none, any other as many.
 */
function selectPlural(
  forms: PluralForms,
  names: PlaceholderValues,
  path: FieldPath,
  runtimeNamesAt: (path: FieldPath) => readonly string[],
): FilledAll<unknown> {
  const { by, none, one, many } = forms
  const value = typeof by === 'string' && !isUncountable(by) ? names.get(by) : undefined
  const unknown: PlaceholderProblem[] = []
  if (value === undefined)
    unknown.push({ path, part: 'by', found: JSON.stringify(by), wanted: 'the name of a number, such as jobs.count' })
  if (many === undefined) unknown.push({ path, part: 'many', found: null, wanted: 'the text for more than one' })
  for (const part of Object.keys(forms).filter((key) => ![...FORM_KEYS, 'by'].includes(key)))
    unknown.push({ path, part, found: 'not a known field', wanted: 'only by, none, one and many' })
  const isNone = value === 0 || value === ''
  const chosen = isNone ? (none ?? many) : value === 1 ? (one ?? many) : many
  const filled = interpolateAll(chosen ?? one ?? none, names, path, runtimeNamesAt)
  return { value: filled.value, unknown: [...unknown, ...filled.unknown] }
}

/** The settings that a text may be chosen by, and the values that each may have. */
const CHOICES: ReadonlyMap<unknown, readonly string[]> = new Map([['mailProvider', mailProviders]])

type Choice = Readonly<Record<string, unknown>> & { readonly by: string }

function isChoice(value: object): value is Choice {
  return 'by' in value && CHOICES.has(value.by)
}

/** Returns the text for the value of a setting. Each value must have a text, and all texts are checked. */
function selectChoice(
  { by, ...texts }: Choice,
  names: PlaceholderValues,
  path: FieldPath,
  runtimeNamesAt: (path: FieldPath) => readonly string[],
): FilledAll<unknown> {
  const values = CHOICES.get(by) ?? []
  const absent = values.filter((value) => !Object.hasOwn(texts, value))
  const unknown: PlaceholderProblem[] = [
    ...absent.map((part) => ({ path, part, found: null, wanted: `a text, as for ${values.join(', ')}` })),
    ...Object.keys(texts)
      .filter((part) => !values.includes(part))
      .map((part) => ({ path, part, found: 'not a known field', wanted: `only by, ${values.join(', ')}` })),
  ]
  const filled = Object.entries(texts).map(
    ([value, text]) => [value, interpolateAll(text, names, path, runtimeNamesAt)] as const,
  )
  const chosen = filled.find(([value]) => value === names.get(by)) ?? filled[0]
  return { value: chosen?.[1].value, unknown: [...unknown, ...filled.flatMap(([, text]) => text.unknown)] }
}

/** Returns whether a name stands for text that is never empty, so that it cannot be counted. */
function isUncountable(name: string): boolean {
  const isFact = Object.hasOwn(factsCollection.schema.entries, name)
  return name.startsWith('path:') || (isFact && name !== 'founded' && !isDecision(name))
}

function isDecision(name: string): boolean {
  return (decisions as readonly string[]).includes(name)
}

/** Returns whether a part of a text is a sentence of its own: after the beginning or a sentence, and before a space. */
function isSentence(text: string, start: number, end: number): boolean {
  return /(?:^|[.!?}])\s*$/.test(text.slice(0, start)) && /^(?:\s|$)/.test(text.slice(end))
}

function placeholderText(name: string, names: PlaceholderValues): string | null {
  const unformatted = names.get(name) // `path:contact` has a colon of its own
  if (unformatted !== undefined) return String(unformatted)
  const [, fact = '', format = ''] = /^(.*):(\w+)$/.exec(name) ?? []
  const value = names.get(fact)
  return value === undefined ? null : (formatters.get(format)?.(value) ?? null)
}
