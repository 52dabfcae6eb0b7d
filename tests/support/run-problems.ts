import { record as problems } from 'virtual:records/messages/run-problems/problems'
import type { Dialect } from '#content/models.ts'

type Names = Readonly<Record<string, string | number>>

/** What the tests' usual runs ask for, with the names that problems use. */
const asked: Readonly<Record<Dialect, Names>> = {
  openai: { provider: 'OpenAI', host: 'api.openai.com', model: 'GPT-6 Luna' },
  anthropic: { provider: 'Anthropic', host: 'api.anthropic.com', model: 'Claude Haiku 5.5' },
  gemini: { provider: 'Google', host: 'generativelanguage.googleapis.com', model: 'Gemini 3.8 Flash' },
}

/**
 * Returns title, text and toast of a problem, as a visitor of this provider reads them. `names` fills all other
 * placeholders.
 * @throws an Error if a name in braces is not given
 */
export function saidOf(cause: keyof typeof problems, dialect: Dialect, names: Names = {}) {
  const known = { ...asked[dialect], ...names }
  const told = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const given = known[name]
      if (given === undefined) throw new Error(`${cause}: {${name}} is not given.`)
      return String(given)
    })
  const { title, text, toast } = problems[cause]
  return { title: told(title), text: told(text), toast: told(toast) }
}
