import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Names = Readonly<Record<string, string | number>>

/**
 * A message as staff wrote it, for tests of the built site: `messageOf('outbox', 'why.wiped')`. What stands in its braces is given by
 * `names`.
 * @throws an Error where there is no such message, or where a name in braces is not given
 */
export function messageOf(file: string, field: string, names: Names = {}): string {
  const words = fieldOf(`messages/${file}`, field)
  if (typeof words !== 'string') throw new Error(`messages/${file}.yaml has no text ${field}.`)
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const given = names[name]
    if (given === undefined) throw new Error(`messages/${file}.yaml, ${field}: {${name}} is not given.`)
    return String(given)
  })
}

/**
 * A text of a page as staff wrote it, with its braces: `pageTextOf('home', 'hero.terms.0')`. What is written in parts is joined by spaces.
 * @throws an Error where there is no such text
 */
export function pageTextOf(page: string, field: string): string {
  const words = fieldOf(`pages/${page}`, field)
  const isText = Array.isArray(words) ? words.every((part) => typeof part === 'string') : typeof words === 'string'
  if (!isText) throw new Error(`pages/${page}.yaml has no text ${field}.`)
  return [words].flat().join(' ')
}

/**
 * The items of a list of a page: `pageListOf('home', 'why.benefits')`.
 * @throws an Error where there is no such list
 */
export function pageListOf(page: string, field: string): readonly unknown[] {
  const items = fieldOf(`pages/${page}`, field)
  if (!Array.isArray(items)) throw new Error(`pages/${page}.yaml has no list ${field}.`)
  return items
}

/** Matches the whole of a text as staff wrote it, whatever stands in its braces. */
export function patternOf(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}

function fieldOf(file: string, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined,
      parse(readFileSync(`src/content/${file}.yaml`, 'utf8')),
    )
}
