import { customFields, type Day, type Dialect, type Model, modelList, providers } from '#content/models.ts'
import type { Usage } from './parsed-answer.ts'

/** How long before its last day a model is called ‘retiring soon’. */
const RETIRING_SOON_DAYS = 60
const DAY_MS = 86_400_000

export type ModelState = 'active' | 'retiring' | 'retired'

const listedModels = modelList.models

/** The day of a moment, in UTC. */
export function utcDay(now: number): Day {
  return new Date(now).toISOString().slice(0, 10)
}

export function modelState({ retires }: Pick<Model, 'retires'>, day: Day): ModelState {
  if (retires === undefined) return 'active'
  if (day >= retires) return 'retired'
  return Date.parse(retires) - Date.parse(day) <= RETIRING_SOON_DAYS * DAY_MS ? 'retiring' : 'active'
}

/** The model a dialog opens with: the owner's, where it is on the list, else the first that is not retired that day. */
export function defaultModel(day: Day, configured = '', list = listedModels): Model {
  const found =
    list.find(({ id }) => id === configured) ?? list.find((model) => modelState(model, day) !== 'retired') ?? list[0]
  if (!found) throw new Error('The list of models is empty.')
  return found
}

/** Whose a model is by how its id begins; null where that says nothing. */
export function guessDialect(id: string): Dialect | null {
  if (id.startsWith('gpt-')) return 'openai'
  if (id.startsWith('claude-')) return 'anthropic'
  return id.startsWith('gemini-') ? 'gemini' : null
}

/** The model of an id, from the list or made up for a provider. The provider the visitor chose decides, not the id. */
export function findModel(id: string, dialect: Dialect, list = listedModels): Model {
  const listed = list.find((model) => model.id === id && model.dialect === dialect)
  return listed ?? { id, label: id, dialect, fields: customFields[dialect], isStreamed: true }
}

/** What to run instead of a model that is gone: what the list names, or else its provider's first that still answers. */
export function replacementModel(id: string, dialect: Dialect, day: Day, list = listedModels): Model | null {
  const isAvailable = (model: Model) =>
    model.id !== id && model.dialect === dialect && modelState(model, day) !== 'retired'
  const named = list.find((model) => model.id === id)?.replacement
  return list.find((model) => model.id === named && isAvailable(model)) ?? list.find(isAvailable) ?? null
}

/** The provider a key clearly belongs to, where that is another than the chosen one: ask before sending it. */
export function mismatchedKeyOwner(key: string, dialect: Dialect): Dialect | null {
  const dialects = Object.keys(providers) as readonly Dialect[]
  const owner = dialects.find((each) => providers[each].keyPrefixes.some((prefix) => key.startsWith(prefix)))
  return owner === undefined || owner === dialect ? null : owner
}

/** What a run cost in US dollars; null where its price is not known. */
export function runCost({ price }: Pick<Model, 'price'>, { promptTokens, answerTokens }: Usage): number | null {
  if (!price || (price.promptTokensUpTo !== undefined && promptTokens > price.promptTokensUpTo)) return null
  return (promptTokens * price.prompt + answerTokens * price.answer) / 1_000_000
}
