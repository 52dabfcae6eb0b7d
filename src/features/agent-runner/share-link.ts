import { paths } from '#content/paths.ts'
import { parseJson, textAt } from '#lib/json.ts'
import { sanitizeText } from '#lib/sanitize-text.ts'
import { withAgentParam } from './agent-param.ts'
import { type InputValues, inputValue } from './prompt.ts'

/** The maximum length of an input in a link, in characters. */
const MAX_SHARED_LENGTH = 2000
/** The maximum length of a fragment that is parsed, in characters. Links of this site are shorter. */
const MAX_FRAGMENT_LENGTH = 100_000

type ShareableAgent = { readonly id: number; readonly inputs: readonly { readonly name: string }[] }

export type ShareLink = {
  /** A path of this site with the inputs in the fragment, which browsers do not send to the server. */
  readonly href: string
  /** The names of inputs that were too long and are truncated in the link. */
  readonly shortened: readonly string[]
}

/**
 * Returns a link that opens an agent with these inputs filled in. The link holds only the id of the agent and the
 * inputs, and never starts a run.
 */
export function shareLink({ id, inputs }: ShareableAgent, values: InputValues): ShareLink {
  const filledInputs = inputs.flatMap(({ name }) => {
    const value = sanitizeText(inputValue(values, name) ?? '')
    return value.trim() === '' ? [] : [{ name, value }]
  })
  const href = `${paths.agentsLibrary}${withAgentParam('', id)}`
  const json = JSON.stringify(Object.fromEntries(filledInputs.map(({ name, value }) => [name, truncate(value)])))
  return {
    href: filledInputs.length === 0 ? href : `${href}#${new URLSearchParams({ in: json })}`,
    shortened: filledInputs.filter(({ value }) => value.length > MAX_SHARED_LENGTH).map(({ name }) => name),
  }
}

/**
 * Parses the inputs of a link. Links are untrusted, so unknown names are ignored, and texts are sanitised and
 * truncated.
 */
export function parseSharedInputs({ inputs }: Pick<ShareableAgent, 'inputs'>, hash: string): InputValues {
  const json = hash.length > MAX_FRAGMENT_LENGTH ? null : new URLSearchParams(hash.replace(/^#/, '')).get('in')
  const sharedValues = json === null ? null : parseJson(json)
  const entries = inputs.flatMap(({ name }): [string, string][] => {
    const text = truncate(textAt(sharedValues, name))
    return text.trim() === '' ? [] : [[name, text]]
  })
  return Object.fromEntries(entries)
}

/** Truncates a text to the limit without splitting a character, and sanitises it. */
function truncate(text: string): string {
  return sanitizeText(text.slice(0, MAX_SHARED_LENGTH))
}
