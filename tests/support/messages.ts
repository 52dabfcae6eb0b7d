import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Names = Readonly<Record<string, string | number>>

/**
 * A message as staff wrote it, for tests of the built site: `messageOf('outbox', 'why.wiped')`. What stands in its braces is given by
 * `names`.
 * @throws an Error where there is no such message, or where a name in braces is not given
 */
export function messageOf(file: string, field: string, names: Names = {}): string {
  const words = field
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined,
      parse(readFileSync(`src/content/messages/${file}.yaml`, 'utf8')),
    )
  if (typeof words !== 'string') throw new Error(`messages/${file}.yaml has no text ${field}.`)
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const given = names[name]
    if (given === undefined) throw new Error(`messages/${file}.yaml, ${field}: {${name}} is not given.`)
    return String(given)
  })
}

/** A pattern for a message: it matches the text letter by letter, and something in the place of each name that stands in braces. */
export function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/)
  return new RegExp(parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('.+'))
}
