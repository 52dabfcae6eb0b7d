import { customFields, type Day, type Dialect, type Model, modelList, providers } from '#content/models.ts'
import type { Usage } from './parsed-answer.ts'

/** How many days before its retirement date a model counts as retiring. */
const RETIRING_SOON_DAYS = 60
const DAY_MS = 86_400_000

export type ModelState = 'active' | 'retiring' | 'retired'

const listedModels = modelList.models

export function modelState({ retires }: Pick<Model, 'retires'>, day: Day): ModelState {
  if (retires === undefined) return 'active'
  if (day >= retires) return 'retired'
  return Date.parse(retires) - Date.parse(day) <= RETIRING_SOON_DAYS * DAY_MS ? 'retiring' : 'active'
}

/**
 * Returns the model that a dialog opens with: the configured one if it is listed, otherwise the first that is not
 * retired on the given day, or the first of all if every model is retired.
 * @throws if the list is empty
 */
export function defaultModel(day: Day, configured = '', list = listedModels): Model {
  const model =
    list.find(({ id }) => id === configured) ?? list.find((model) => modelState(model, day) !== 'retired') ?? list[0]
  if (!model) throw new Error('The list of models is empty.')
  return model
}

/** Returns the provider that the prefix of a model id suggests, or null. */
export function guessDialect(id: string): Dialect | null {
  if (id.startsWith('gpt-')) return 'openai'
  if (id.startsWith('claude-')) return 'anthropic'
  return id.startsWith('gemini-') ? 'gemini' : null
}

/**
 * Returns the listed model, or for an unlisted id a model with the provider's defaults. The id never decides the
 * provider.
 */
export function findModel(id: string, dialect: Dialect, list = listedModels): Model {
  const listed = list.find((model) => model.id === id && model.dialect === dialect)
  return listed ?? { id, label: id, dialect, fields: customFields[dialect], isStreamed: true }
}

/**
 * Returns the replacement that the list names for a model. If the list names none or the replacement is retired,
 * returns the first other model of the provider that is not retired, or null if there is none.
 */
export function replacementModel(id: string, dialect: Dialect, day: Day, list = listedModels): Model | null {
  const isAvailable = (model: Model) =>
    model.id !== id && model.dialect === dialect && modelState(model, day) !== 'retired'
  const replacementId = list.find((model) => model.id === id)?.replacement
  return list.find((model) => model.id === replacementId && isAvailable(model)) ?? list.find(isAvailable) ?? null
}

/**
 * Returns the provider that a key belongs to by its prefix, if this is not the chosen provider, or null otherwise. The
 * visitor must confirm before such a key is sent.
 */
export function mismatchedKeyOwner(key: string, dialect: Dialect): Dialect | null {
  const dialects = Object.keys(providers) as readonly Dialect[]
  const owner = dialects.find((each) => providers[each].keyPrefixes.some((prefix) => key.startsWith(prefix)))
  return owner === undefined || owner === dialect ? null : owner
}

/** Returns the cost of a run in US dollars, or null if the price for a prompt of this length is unknown. */
export function runCost({ price }: Pick<Model, 'price'>, { promptTokens, answerTokens }: Usage): number | null {
  if (!price || (price.promptTokensUpTo !== undefined && promptTokens > price.promptTokensUpTo)) return null
  return (promptTokens * price.prompt + answerTokens * price.answer) / 1_000_000
}
