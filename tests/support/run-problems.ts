import { record as ends } from 'virtual:records/messages/run-problems/ends'
import { record as problems } from 'virtual:records/messages/run-problems/problems'
import type { Dialect } from '#content/models.ts'

type Names = Readonly<Record<string, string | number>>

/** The provider, host and model of the tests' usual runs, as messages about problems name them. */
const defaultNames: Readonly<Record<Dialect, Names>> = {
  openai: { provider: 'OpenAI', host: 'api.openai.com', model: 'GPT-6 Luna' },
  anthropic: { provider: 'Anthropic', host: 'api.anthropic.com', model: 'Claude Haiku 5.5' },
  gemini: { provider: 'Google', host: 'generativelanguage.googleapis.com', model: 'Gemini 3.8 Flash' },
}

/**
 * Returns the title, text and toast of a problem in a run with this provider. `names` holds the values of all other
 * placeholders.
 * @throws an Error if a name in braces is not given
 */
export function problemTexts(cause: keyof typeof problems, dialect: Dialect, names: Names = {}) {
  return fillAll(problems[cause], { ...defaultNames[dialect], ...names })
}

/**
 * Returns the title and text about the end of an answer, as `problemTexts` does.
 * @throws an Error if a name in braces is not given
 */
export function endTexts(end: keyof typeof ends, dialect: Dialect, names: Names = {}) {
  return fillAll(ends[end], { ...defaultNames[dialect], ...names })
}

function fillAll<T extends Readonly<Record<string, string>>>(texts: T, names: Names): T {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = names[name]
      if (value === undefined) throw new Error(`${text}: {${name}} is not given.`)
      return String(value)
    })
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text)])) as T
}
