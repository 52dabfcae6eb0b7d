import { capital, inWords } from '#lib/in-words.ts'
import { unbroken } from '#lib/unbroken.ts'

/** What prose may name in braces: `{packagesFrom}`, `{jobs.count}`, `{path:contact}`. */
export type Names = ReadonlyMap<string, string | number>

type Path = readonly (string | number)[]
type Unknown = { readonly name: string; readonly path: Path }
type Filled = { readonly text: string; readonly unknown: readonly string[] }
type FilledAll<T> = { readonly value: T; readonly unknown: readonly Unknown[] }

/** How a fact may be written, after a colon: `{jobs.count:words}`. */
const forms: Readonly<Record<string, (value: string | number) => string | null>> = {
  words: (value) => (typeof value === 'number' ? inWords(value) : null),
  Words: (value) => (typeof value === 'number' ? capital(inWords(value)) : null),
  unbroken: (value) => unbroken(String(value)), // on one line
  number: (value) => /\d[\d,]*/.exec(String(value))?.[0] ?? null, // 250 of '250+'
}

/**
 * Returns a text with the facts that it names: `{packagesFrom}` as it is, `{jobs.count:words}` in words, `\{` for a brace.
 * What is named and not known is left as it stands, and told.
 */
export function fillIn(text: string, names: Names): Filled {
  const unknown: string[] = []
  const filled = text.replace(/\\([{}])|\{([^{}\n]*)\}/g, (whole, brace: string | undefined, name = '') => {
    if (brace !== undefined) return brace
    const value = factNamed(name, names)
    if (value === null) unknown.push(name)
    return value ?? whole
  })
  return { text: filled, unknown }
}

/**
 * Returns everything that has texts in it, with these filled in; what is unknown is told with its path. Fields such as
 * `{ by: jobs.count, none: …, one: …, many: … }` become the text that the number asks for.
 */
export function fillInAll<T>(value: T, names: Names, path: Path = []): FilledAll<T> {
  if (typeof value === 'string') {
    const { text, unknown } = fillIn(value, names)
    return { value: text as T, unknown: unknown.map((name) => ({ name, path })) }
  }
  if (value === null || typeof value !== 'object') return { value, unknown: [] }
  if (isCounted(value)) return counted(value, names, path) as FilledAll<T>
  const parts = Object.entries(value).map(([key, part]) => {
    return [key, fillInAll(part, names, [...path, Array.isArray(value) ? Number(key) : key])] as const
  })
  const unknown = parts.flatMap(([, part]) => part.unknown)
  const filled = Array.isArray(value)
    ? parts.map(([, part]) => part.value)
    : Object.fromEntries(parts.map(([key, part]) => [key, part.value]))
  return { value: filled as T, unknown }
}

type Counted = { readonly by: string; readonly none?: unknown; readonly one?: unknown; readonly many: unknown }

function isCounted(value: object): value is Counted {
  return (
    'by' in value && 'many' in value && Object.keys(value).every((key) => ['by', 'none', 'one', 'many'].includes(key))
  )
}

/** `by` names a number, or a setting that may be empty: then nothing of it is there. */
function counted({ by, none, one, many }: Counted, names: Names, path: Path): FilledAll<unknown> {
  const value = names.get(by)
  if (value === undefined) return { value: many, unknown: [{ name: by, path: [...path, 'by'] }] }
  const isNone = value === 0 || value === ''
  const chosen = isNone ? (none ?? many) : value === 1 ? (one ?? many) : many
  return fillInAll(chosen, names, path)
}

function factNamed(name: string, names: Names): string | null {
  const whole = names.get(name) // `path:contact` has a colon of its own
  if (whole !== undefined) return String(whole)
  const [, fact = '', form = ''] = /^(.*):(\w+)$/.exec(name) ?? []
  const value = names.get(fact)
  return value === undefined ? null : (forms[form]?.(value) ?? null)
}
