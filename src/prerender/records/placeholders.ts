import { nonBreaking } from '#lib/line-breaks.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'
import { closestMatch } from './closest-match.ts'
import { factsCollection } from './facts.ts'
import type { FieldPath } from './yaml.ts'

/** What prose may name in braces: `{packagesFrom}`, `{jobs.count}`, `{path:contact}`. */
export type PlaceholderValues = ReadonlyMap<string, string | number>

/** What cannot be filled in: where it stands, what stands there (null where nothing does) and what is wanted. */
export type PlaceholderProblem = {
  readonly path: FieldPath
  /** The part of a sentence that counts, such as `by`. */
  readonly part?: string
  readonly found: string | null
  readonly wanted: string
}
type Filled = { readonly text: string; readonly unknown: readonly string[] }
type FilledAll<T> = { readonly value: T; readonly unknown: readonly PlaceholderProblem[] }

/** How a fact may be written, after a colon: `{jobs.count:words}`. */
const formatters: ReadonlyMap<string, (value: string | number) => string | null> = new Map([
  ['words', (value: string | number) => (typeof value === 'number' ? numberWord(value) : null)],
  ['Words', (value: string | number) => (typeof value === 'number' ? capitalize(numberWord(value)) : null)],
  ['unbroken', (value: string | number) => nonBreaking(String(value))], // on one line
  ['number', (value: string | number) => /\d[\d,]*/.exec(String(value))?.[0] ?? null], // 250 of '250+'
])

const SHOWN = 24 // characters of a text that show where a brace stands

/**
 * Returns a text with the facts that it names: `{packagesFrom}` as it is, `{jobs.count:words}` in words, `\{` for a brace.
 * What is named and not known is left as it stands, and told, as is the first brace that has no other.
 */
export function interpolate(text: string, names: PlaceholderValues): Filled {
  const unknown: string[] = []
  let lone: string | null = null
  const filled = text.replace(
    /\\([{}])|\{([^{}\n]*)\}|[{}]/g,
    (whole, brace: string | undefined, name: string | undefined, at: number) => {
      if (brace !== undefined) return brace
      const value = name === undefined ? null : placeholderText(name, names)
      if (value === null && name !== undefined) unknown.push(whole)
      if (name === undefined)
        lone ??= text.slice(whole === '{' ? at : Math.max(0, at - SHOWN), at + (whole === '{' ? SHOWN : 1))
      return value ?? whole
    },
  )
  return { text: filled, unknown: lone === null ? unknown : [...unknown, lone] }
}

/** Returns what is wanted where a text names what is not known, or has a brace that has no other. */
export function placeholderHint(found: string, names: PlaceholderValues): string {
  const [, name] = /^\{([^{}\n]*)\}$/.exec(found) ?? []
  if (name === undefined) return 'two braces around a fact, on one line; \\{ is a brace'
  const [, fact = '', form = ''] = /^(.*):(\w+)$/.exec(name) ?? []
  if (names.has(fact))
    return formatters.has(form)
      ? 'a fact that has a number in it, or no form after the colon'
      : `one of ${[...formatters.keys()].join(', ')} after the colon`
  const near = closestMatch(name, [...names.keys()])
  return `a fact that is known${near === undefined ? '' : `, such as {${near}}`}; \\{ is a brace`
}

/**
 * Returns everything that has texts in it, with these filled in; what is unknown is told with its path. Fields such as
 * `{ by: jobs.count, none: …, one: …, many: … }` become the text that the number asks for. `laterAt` names what is filled in when the
 * text at a path is shown: it stays in its braces.
 */
export function interpolateAll<T>(
  value: T,
  names: PlaceholderValues,
  path: FieldPath = [],
  laterAt: (path: FieldPath) => readonly string[] = () => [],
): FilledAll<T> {
  if (typeof value === 'string') {
    const all = withRuntimePlaceholders(names, laterAt(path))
    const { text, unknown } = interpolate(value, all)
    return { value: text as T, unknown: unknown.map((found) => ({ path, found, wanted: placeholderHint(found, all) })) }
  }
  if (value === null || typeof value !== 'object') return { value, unknown: [] }
  if (isPluralForms(value)) return selectPlural(value, names, path, laterAt) as FilledAll<T>
  const parts = Object.entries(value).map(([key, part]) => {
    return [key, interpolateAll(part, names, [...path, Array.isArray(value) ? Number(key) : key], laterAt)] as const
  })
  const unknown = parts.flatMap(([, part]) => part.unknown)
  const filled = Array.isArray(value)
    ? parts.map(([, part]) => part.value)
    : Object.fromEntries(parts.map(([key, part]) => [key, part.value]))
  return { value: filled as T, unknown }
}

/** What is known later hides a fact of the same name. */
function withRuntimePlaceholders(names: PlaceholderValues, later: readonly string[]): PlaceholderValues {
  return later.length === 0 ? names : new Map([...names, ...later.map((name) => [name, `{${name}}`] as const)])
}

type PluralForms = { readonly by: unknown; readonly none?: unknown; readonly one?: unknown; readonly many?: unknown }
const PARTS = ['none', 'one', 'many'] as const

function isPluralForms(value: object): value is PluralForms {
  return Object.hasOwn(value, 'by') && PARTS.some((part) => Object.hasOwn(value, part))
}

/** `by` names a number, or a setting that may be empty: then nothing of it is there. */
function selectPlural(
  said: PluralForms,
  names: PlaceholderValues,
  path: FieldPath,
  laterAt: (path: FieldPath) => readonly string[],
): FilledAll<unknown> {
  const { by, none, one, many } = said
  const value = typeof by === 'string' && !isFigure(by) ? names.get(by) : undefined
  const unknown: PlaceholderProblem[] = []
  if (value === undefined)
    unknown.push({ path, part: 'by', found: JSON.stringify(by), wanted: 'the name of a number, such as jobs.count' })
  if (many === undefined) unknown.push({ path, part: 'many', found: null, wanted: 'what is said of more than one' })
  for (const part of Object.keys(said).filter((key) => ![...PARTS, 'by'].includes(key)))
    unknown.push({ path, part, found: 'no field of this kind', wanted: 'only by, none, one and many' })
  const isNone = value === 0 || value === ''
  const chosen = isNone ? (none ?? many) : value === 1 ? (one ?? many) : many
  const filled = interpolateAll(chosen ?? one ?? none, names, path, laterAt)
  return { value: filled.value, unknown: [...unknown, ...filled.unknown] }
}

/** A text that is always there. */
function isFigure(name: string): boolean {
  return name.startsWith('path:') || (name !== 'founded' && Object.hasOwn(factsCollection.schema.entries, name))
}

function placeholderText(name: string, names: PlaceholderValues): string | null {
  const whole = names.get(name) // `path:contact` has a colon of its own
  if (whole !== undefined) return String(whole)
  const [, fact = '', form = ''] = /^(.*):(\w+)$/.exec(name) ?? []
  const value = names.get(fact)
  return value === undefined ? null : (formatters.get(form)?.(value) ?? null)
}
