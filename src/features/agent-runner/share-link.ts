import { paths } from '#content/paths.ts'
import { parseJson, textAt } from '#lib/json.ts'
import { sanitizeText } from '#lib/sanitize-text.ts'
import { withAgentParam } from './agent-param.ts'
import { type InputValues, inputValue } from './prompt.ts'

/** The longest input a link carries, in characters. */
const MAX_SHARED_LENGTH = 2000
/** No link of ours is longer than this; a longer one is not read at all. */
const MAX_FRAGMENT_LENGTH = 100_000

type ShareableAgent = { readonly id: number; readonly inputs: readonly { readonly name: string }[] }

export type ShareLink = {
  /** A path of this site, with the inputs in the fragment, which browsers keep to themselves. */
  readonly href: string
  /** The names of inputs that were too long for the link and stand in it shortened. */
  readonly shortened: readonly string[]
}

/** A link that opens an agent with these inputs filled in. It never holds anything but inputs, and never runs anything. */
export function shareLink({ id, inputs }: ShareableAgent, values: InputValues): ShareLink {
  const given = inputs.flatMap(({ name }) => {
    const value = sanitizeText(inputValue(values, name) ?? '')
    return value.trim() === '' ? [] : [{ name, value }]
  })
  const href = `${paths.agentsLibrary}${withAgentParam('', id)}`
  const shared = JSON.stringify(Object.fromEntries(given.map(({ name, value }) => [name, truncate(value)])))
  return {
    href: given.length === 0 ? href : `${href}#${new URLSearchParams({ in: shared })}`,
    shortened: given.filter(({ value }) => value.length > MAX_SHARED_LENGTH).map(({ name }) => name),
  }
}

/** Reads the inputs of a link, untrusted: known names, texts without anything hidden, cut at their longest. */
export function parseSharedInputs({ inputs }: Pick<ShareableAgent, 'inputs'>, hash: string): InputValues {
  const stored = hash.length > MAX_FRAGMENT_LENGTH ? null : new URLSearchParams(hash.replace(/^#/, '')).get('in')
  const given = stored === null ? null : parseJson(stored)
  const entries = inputs.flatMap(({ name }): [string, string][] => {
    const text = truncate(textAt(given, name))
    return text.trim() === '' ? [] : [[name, text]]
  })
  return Object.fromEntries(entries)
}

/** Up to the longest a link carries, without half a character at the end. */
function truncate(text: string): string {
  return sanitizeText(text.slice(0, MAX_SHARED_LENGTH))
}
