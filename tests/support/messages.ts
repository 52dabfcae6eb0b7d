import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { hasUnlistedPages } from './addresses.ts'

type Names = Readonly<Record<string, string | number>>

/**
 * Returns a message as staff wrote it, for tests of the built site: `messageOf('outbox', 'why.wiped')`. `names` holds
 * the values of the placeholders in braces.
 * @throws an Error if there is no such message, or if a name in braces is not given
 */
export function messageOf(file: string, field: string, names: Names = {}): string {
  const found = fieldOf(`messages/${file}`, field)
  const words = isByUnlistedPages(found) ? found[hasUnlistedPages ? 'many' : 'none'] : found
  if (typeof words !== 'string') throw new Error(`messages/${file}.yaml has no text ${field}.`)
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = names[name]
    if (value === undefined) throw new Error(`messages/${file}.yaml, ${field}: {${name}} is not given.`)
    return String(value)
  })
}

/** Returns whether a message has one text for a site with pages beyond the bound of the offline copy, and one without. */
function isByUnlistedPages(found: unknown): found is { readonly none: unknown; readonly many: unknown } {
  return typeof found === 'object' && found !== null && 'by' in found && found.by === 'unlistedPages'
}

/**
 * Returns a text of a page as staff wrote it, with its braces: `pageTextOf('home', 'hero.terms.0')`. If the text is a
 * list of parts, they are joined by spaces.
 * @throws an Error if there is no such text
 */
export function pageTextOf(page: string, field: string): string {
  const words = fieldOf(`pages/${page}`, field)
  const isText = Array.isArray(words) ? words.every((part) => typeof part === 'string') : typeof words === 'string'
  if (!isText) throw new Error(`pages/${page}.yaml has no text ${field}.`)
  return [words].flat().join(' ')
}

/**
 * Returns the items of a list of a page: `pageListOf('home', 'why.benefits')`.
 * @throws an Error if there is no such list
 */
export function pageListOf(page: string, field: string): readonly unknown[] {
  const items = fieldOf(`pages/${page}`, field)
  if (!Array.isArray(items)) throw new Error(`pages/${page}.yaml has no list ${field}.`)
  return items
}

/** Returns a pattern for a whole text as staff wrote it. Any text matches in place of a placeholder in braces. */
export function patternOf(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}

function fieldOf(file: string, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([key]) => key === name)?.[1]
          : undefined,
      parse(readFileSync(`src/content/${file}.yaml`, 'utf8')),
    )
}
