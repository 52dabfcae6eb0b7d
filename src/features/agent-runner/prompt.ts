import { record as words } from 'virtual:records/messages/run'
import { inputName } from '#content/agent-runner/input-names.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '#lib/text-limit.ts'
import { tooLongMessage } from '#ui/length-status.ts'

/** The texts that a visitor has typed, by the names of the inputs. */
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

/** Returns the names of the inputs of a template, each once, in the order of their first placeholders. */
export function placeholders(template: string): readonly string[] {
  return [...new Set(Array.from(template.matchAll(placeholderPattern()), ([, name = '']) => name))]
}

/**
 * Replaces the first placeholder of each input with the value of the input. Values are inserted literally: brackets and
 * dollar signs in them have no meaning. Placeholders without a value stay, and so do later placeholders of the same
 * input.
 */
export function fillPrompt(template: string, values: InputValues): string {
  return splitTemplate(template)
    .map(({ source, name }) => (name === null ? source : (inputValue(values, name) ?? source)))
    .join('')
}

/** Returns the segments of a prompt as it would be sent now. Blank inputs keep their placeholders. */
export function promptSegments(template: string, values: InputValues): readonly PromptSegment[] {
  return splitTemplate(template).map(({ source, name }): PromptSegment => {
    if (name === null) return { kind: 'text', text: source }
    const value = inputValue(values, name) ?? ''
    return isBlank(value) ? { kind: 'empty', name } : { kind: 'filled', name, text: value }
  })
}

/** Returns the names of the inputs that are still blank, in the order of `inputs`. */
export function missingInputs(inputs: readonly string[], values: InputValues): readonly string[] {
  return inputs.filter((name) => isBlank(inputValue(values, name) ?? ''))
}

/**
 * Returns the value of an input, or undefined. Inherited properties are ignored: an input may be called `constructor`.
 */
export function inputValue(values: InputValues, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/**
 * Returns the first problem with the key or the inputs, or null if there is none. The key is checked before the inputs.
 * Both are first checked for being blank, and then for being too long. `key` is null for models that need no key.
 */
export function checkInputs(key: string | null, inputs: readonly string[], values: InputValues): InputProblem | null {
  const title = words.error
  if (key !== null && isBlank(key)) return { title, text: words.keyMissing, inputs: null }
  const longKey = tooLongMessage(key?.length ?? 0, MAX_LINE_LENGTH)
  if (longKey) return { title, text: longKey, inputs: null }
  const missing = missingInputs(inputs, values)
  if (missing.length > 0)
    return { title, text: fillTemplate(words.missing, { inputs: joinNames(missing) }), inputs: missing }
  const longInputs = inputs.filter((name) => tooLongMessage(inputValue(values, name)?.length ?? 0, MAX_TEXT_LENGTH))
  return longInputs.length === 0
    ? null
    : { title, text: fillTemplate(words.tooLong, { inputs: joinNames(longInputs) }), inputs: longInputs }
}

/** Joins input names for a message in the form that cards and fields use: 'business type, duration'. */
function joinNames(inputs: readonly string[]): string {
  return inputs.map(inputName).join(', ')
}

/**
 * Returns the maximum length of a prompt in characters: the maximum of a text, once for each input and once more for
 * the words around the inputs.
 */
export function maxPromptLength(inputs: readonly string[]): number {
  return (inputs.length + 1) * MAX_TEXT_LENGTH
}

/** Returns the file name of a saved result or sample: 'AI_Content_Writer_Agent_result.txt'. */
export function resultFileName(
  agentName: string,
  extension: 'txt' | 'md',
  kind: 'result' | 'sample' = 'result',
): string {
  return `${agentName.replaceAll(' ', '_')}_${kind}.${extension}`
}

/** Returns a new regular expression each time, because a global one has a `lastIndex` and must not be shared. */
function placeholderPattern(): RegExp {
  return /\[([a-z][a-z0-9_]*)\]/g
}

type Piece = { readonly source: string; readonly name: string | null }

/**
 * Splits a template at the first placeholder of each input. The text between these placeholders, with any later
 * placeholders in it, becomes pieces whose `name` is null.
 */
function splitTemplate(template: string): readonly Piece[] {
  const pieces: Piece[] = []
  const seenNames = new Set<string>()
  let lastEnd = 0
  for (const match of template.matchAll(placeholderPattern())) {
    const [source, name = ''] = match
    if (seenNames.has(name)) continue
    seenNames.add(name)
    if (match.index > lastEnd) pieces.push({ source: template.slice(lastEnd, match.index), name: null })
    pieces.push({ source, name })
    lastEnd = match.index + source.length
  }
  if (lastEnd < template.length) pieces.push({ source: template.slice(lastEnd), name: null })
  return pieces
}

function isBlank(value: string): boolean {
  return value.trim() === ''
}
