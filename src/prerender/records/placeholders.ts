import { inWords } from '#lib/in-words.ts'

/** What prose may name in braces: `{packagesFrom}`, `{jobs.count}`, `{path:contact}`. */
export type Names = ReadonlyMap<string, string | number>

type Filled = { readonly text: string; readonly unknown: readonly string[] }

/**
 * Returns a text with the facts that it names: `{packagesFrom}` as it is, `{jobs.count:words}` in words, `\{` for a brace.
 * What is named and not known is left as it stands, and told.
 */
function fillIn(text: string, names: Names): Filled {
  const unknown: string[] = []
  const filled = text.replace(/\\([{}])|\{([^{}\n]*)\}/g, (whole, brace: string | undefined, name = '') => {
    if (brace !== undefined) return brace
    const value = factNamed(name, names)
    if (value === null) unknown.push(name)
    return value ?? whole
  })
  return { text: filled, unknown }
}

/** Returns everything that has texts in it, with these filled in; what is unknown is told with its path. */
export function fillInAll<T>(value: T, names: Names, path: readonly (string | number)[] = []): FilledAll<T> {
  if (typeof value === 'string') {
    const { text, unknown } = fillIn(value, names)
    return { value: text as T, unknown: unknown.map((name) => ({ name, path })) }
  }
  if (value === null || typeof value !== 'object') return { value, unknown: [] }
  const parts = Object.entries(value).map(([key, part]) => {
    return [key, fillInAll(part, names, [...path, Array.isArray(value) ? Number(key) : key])] as const
  })
  const unknown = parts.flatMap(([, part]) => part.unknown)
  const filled = Array.isArray(value)
    ? parts.map(([, part]) => part.value)
    : Object.fromEntries(parts.map(([key, part]) => [key, part.value]))
  return { value: filled as T, unknown }
}

type FilledAll<T> = {
  readonly value: T
  readonly unknown: readonly { readonly name: string; readonly path: readonly (string | number)[] }[]
}

function factNamed(name: string, names: Names): string | null {
  const [fact = '', form] = name.split(/:(?=words$)/)
  const value = names.get(fact)
  if (value === undefined) return null
  if (form === undefined) return String(value)
  return typeof value === 'number' ? inWords(value) : null
}
