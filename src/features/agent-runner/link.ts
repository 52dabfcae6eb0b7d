import { paths } from '#content/paths.ts'
import { parseJson, textAt } from '#lib/json.ts'
import { visible } from '#lib/visible.ts'
import { withAgent } from './address.ts'
import { type Values, valueIn } from './prompt.ts'

/** The longest input a link carries, in characters. */
const LONGEST_SHARED = 2000
/** No link of ours is longer than this; a longer one is not read at all. */
const LONGEST_FRAGMENT = 100_000

type Shared = { readonly id: number; readonly inputs: readonly { readonly name: string }[] }

export type ShareLink = {
  /** A path of this site, with the inputs in the fragment, which browsers keep to themselves. */
  readonly href: string
  /** The names of inputs that were too long for the link and stand in it shortened. */
  readonly shortened: readonly string[]
}

/** A link that opens an agent with these inputs filled in. It never holds anything but inputs, and never runs anything. */
export function shareLink({ id, inputs }: Shared, values: Values): ShareLink {
  const given = inputs.flatMap(({ name }) => {
    const value = visible(valueIn(values, name) ?? '')
    return value.trim() === '' ? [] : [{ name, value }]
  })
  const href = `${paths.agentsLibrary}${withAgent('', id)}`
  const shared = JSON.stringify(Object.fromEntries(given.map(({ name, value }) => [name, cut(value)])))
  return {
    href: given.length === 0 ? href : `${href}#${new URLSearchParams({ in: shared })}`,
    shortened: given.filter(({ value }) => value.length > LONGEST_SHARED).map(({ name }) => name),
  }
}

/** Reads the inputs of a link, untrusted: known names, texts without anything hidden, cut at their longest. */
export function sharedInputs({ inputs }: Pick<Shared, 'inputs'>, hash: string): Values {
  const stored = hash.length > LONGEST_FRAGMENT ? null : new URLSearchParams(hash.replace(/^#/, '')).get('in')
  const given = stored === null ? null : parseJson(stored)
  const entries = inputs.flatMap(({ name }): [string, string][] => {
    const text = cut(textAt(given, name))
    return text.trim() === '' ? [] : [[name, text]]
  })
  return Object.fromEntries(entries)
}

/** Up to the longest a link carries, without half a character at the end. */
function cut(text: string): string {
  return visible(text.slice(0, LONGEST_SHARED))
}
