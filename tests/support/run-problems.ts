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
  const values = { ...defaultNames[dialect], ...names }
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`${cause}: {${name}} is not given.`)
      return String(value)
    })
  const { title, text, toast } = problems[cause]
  return { title: fill(title), text: fill(text), toast: fill(toast) }
}
