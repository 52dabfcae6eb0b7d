import { record as words } from 'virtual:records/messages/run'
import { inputName } from '#content/agent-runner/input-names.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '#lib/text-limit.ts'
import { tooLongMessage } from '#ui/length-status.ts'

/** What a visitor has typed, by the names of the inputs. */
export type InputValues = Readonly<Record<string, string>>

/** A piece of a prompt: its own words, an input filled in, or one still empty. */
export type PromptSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'filled'; readonly name: string; readonly text: string }
  | { readonly kind: 'empty'; readonly name: string }

/** The first thing that keeps an agent from running, as a toast says it, and where to mend it. */
export type InputProblem = {
  readonly title: string
  readonly text: string
  /** Null for the key, else the names of the inputs that are blank or too long. */
  readonly inputs: readonly string[] | null
}

/** The names of a template's inputs, each once, in the order of their first places. */
export function placeholders(template: string): readonly string[] {
  return [...new Set(Array.from(template.matchAll(placeholderPattern()), ([, name = '']) => name))]
}

/**
 * Puts each value in the first place of its name (spec §4), as it is: brackets or dollar signs in a value mean nothing.
 * A place without a value stays.
 */
export function fillPrompt(template: string, values: InputValues): string {
  return splitTemplate(template)
    .map(({ whole, name }) => (name === null ? whole : (inputValue(values, name) ?? whole)))
    .join('')
}

/** A prompt in pieces, as it would be sent now. Blank inputs keep their places. */
export function promptSegments(template: string, values: InputValues): readonly PromptSegment[] {
  return splitTemplate(template).map(({ whole, name }): PromptSegment => {
    if (name === null) return { kind: 'text', text: whole }
    const value = inputValue(values, name) ?? ''
    return isBlank(value) ? { kind: 'empty', name } : { kind: 'filled', name, text: value }
  })
}

/** The names of the inputs still blank, in their order. */
export function missingInputs(inputs: readonly string[], values: InputValues): readonly string[] {
  return inputs.filter((name) => isBlank(inputValue(values, name) ?? ''))
}

/** What was typed for an input; undefined where nothing was, whatever its name means elsewhere. */
export function inputValue(values: InputValues, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/** How many tokens a text takes, roughly: a token is about four characters of English, fewer of other scripts. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

/** Finds what is missing or too long, the key first (spec §5). `null` for a key where the model needs none. */
export function checkInputs(key: string | null, inputs: readonly string[], values: InputValues): InputProblem | null {
  const title = words.error
  if (key !== null && isBlank(key)) return { title, text: words.keyMissing, inputs: null }
  const longKey = tooLongMessage(key?.length ?? 0, MAX_LINE_LENGTH)
  if (longKey) return { title, text: longKey, inputs: null }
  const missing = missingInputs(inputs, values)
  if (missing.length > 0)
    return { title, text: fillTemplate(words.missing, { inputs: joinNames(missing) }), inputs: missing }
  const long = inputs.filter((name) => tooLongMessage(inputValue(values, name)?.length ?? 0, MAX_TEXT_LENGTH))
  return long.length === 0
    ? null
    : { title, text: fillTemplate(words.tooLong, { inputs: joinNames(long) }), inputs: long }
}

/** Names inputs in a message as the card and the field do: 'business type, duration'. */
function joinNames(inputs: readonly string[]): string {
  return inputs.map(inputName).join(', ')
}

/** The longest wording of a prompt, in characters: room for each of its inputs at its longest, and for as much besides. */
export function maxPromptLength(inputs: readonly string[]): number {
  return (inputs.length + 1) * MAX_TEXT_LENGTH
}

/** The name a result is saved under (spec §9): 'AI_Content_Writer_Agent_result.txt'. */
export function resultFileName(agentName: string, extension: 'txt' | 'md'): string {
  return `${agentName.replaceAll(' ', '_')}_result.${extension}`
}

/** A new expression each time: one with a memory of its last place must not be shared. */
function placeholderPattern(): RegExp {
  return /\[([a-z][a-z0-9_]*)\]/g
}

type Piece = { readonly whole: string; readonly name: string | null }

/** Cuts a template at the first place of each input. What stands between, later places included, has no name. */
function splitTemplate(template: string): readonly Piece[] {
  const found: Piece[] = []
  const seen = new Set<string>()
  let end = 0
  for (const match of template.matchAll(placeholderPattern())) {
    const [whole, name = ''] = match
    if (seen.has(name)) continue
    seen.add(name)
    if (match.index > end) found.push({ whole: template.slice(end, match.index), name: null })
    found.push({ whole, name })
    end = match.index + whole.length
  }
  if (end < template.length) found.push({ whole: template.slice(end), name: null })
  return found
}

function isBlank(value: string): boolean {
  return value.trim() === ''
}
