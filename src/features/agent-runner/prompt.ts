import { record as words } from 'virtual:records/messages/run'
import { inputName } from '#content/agent-runner/input-names.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '#lib/text-limit.ts'
import { tooLongMessage } from '#ui/length-status.ts'

/** What a visitor has typed, by the names of the inputs. */
export type InputValues = Readonly<Record<string, string>>

/** A segment of a prompt: template text, a filled input or an empty input. */
export type PromptSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'filled'; readonly name: string; readonly text: string }
  | { readonly kind: 'empty'; readonly name: string }

/** The first problem that keeps an agent from running, with its toast text and the fields to correct. */
export type InputProblem = {
  readonly title: string
  readonly text: string
  /** Null if the key is the problem, otherwise the names of the inputs that are blank or too long. */
  readonly inputs: readonly string[] | null
}

/** Returns the names of a template's inputs, each once, in the order of their first placeholders. */
export function placeholders(template: string): readonly string[] {
  return [...new Set(Array.from(template.matchAll(placeholderPattern()), ([, name = '']) => name))]
}

/**
 * Replaces the first placeholder of each input with its value. Values are inserted literally: brackets and dollar signs
 * in them have no meaning. A placeholder without a value stays.
 */
export function fillPrompt(template: string, values: InputValues): string {
  return splitTemplate(template)
    .map(({ whole, name }) => (name === null ? whole : (inputValue(values, name) ?? whole)))
    .join('')
}

/** Returns a prompt in segments, as it would be sent now. Blank inputs keep their placeholders. */
export function promptSegments(template: string, values: InputValues): readonly PromptSegment[] {
  return splitTemplate(template).map(({ whole, name }): PromptSegment => {
    if (name === null) return { kind: 'text', text: whole }
    const value = inputValue(values, name) ?? ''
    return isBlank(value) ? { kind: 'empty', name } : { kind: 'filled', name, text: value }
  })
}

/** Returns the names of the inputs that are still blank, in their order. */
export function missingInputs(inputs: readonly string[], values: InputValues): readonly string[] {
  return inputs.filter((name) => isBlank(inputValue(values, name) ?? ''))
}

/** Returns the value of an input, or undefined. An input may have the name of an inherited property. */
export function inputValue(values: InputValues, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/**
 * Estimates the number of tokens in a text. A token is about four characters of English, and fewer of other scripts.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

/**
 * Returns the first missing or too long input, the key first, or null. Pass null as the key for models that need none.
 */
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

/** Joins input names for a message in the form that cards and fields use: 'business type, duration'. */
function joinNames(inputs: readonly string[]): string {
  return inputs.map(inputName).join(', ')
}

/**
 * Returns the maximum prompt length in characters: the maximum of each input, plus one more for the text around them.
 */
export function maxPromptLength(inputs: readonly string[]): number {
  return (inputs.length + 1) * MAX_TEXT_LENGTH
}

/** Returns the file name of a saved result: 'AI_Content_Writer_Agent_result.txt'. */
export function resultFileName(agentName: string, extension: 'txt' | 'md'): string {
  return `${agentName.replaceAll(' ', '_')}_result.${extension}`
}

/** Returns a new expression each time, because a global one keeps its `lastIndex` and must not be shared. */
function placeholderPattern(): RegExp {
  return /\[([a-z][a-z0-9_]*)\]/g
}

type Piece = { readonly whole: string; readonly name: string | null }

/**
 * Splits a template at the first placeholder of each input. Other pieces, including later placeholders, have no name.
 */
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
