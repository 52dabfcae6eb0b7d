import { customFields, type Day, type Dialect, type Model, modelList } from '#content/models.ts'
import { listAt, parseJson, textAt, valueAt } from '#lib/json.ts'
import { truncate } from '#lib/untrusted.ts'

/** A model as its provider lists it for a key. */
export type ListedModel = { readonly id: string; readonly label: string; readonly retires?: Day }

/** A selectable model. `isListed` is false if the provider was asked and did not list the model for this key. */
export type AvailableModel = Model & { readonly isListed?: boolean }

/** Matches the ids of models that a chat in text cannot use. The providers' lists contain them as well. */
const NON_CHAT_MODELS =
  /audio|realtime|image|transcribe|tts|search|live|embedding|moderation|whisper|dall-e|sora|codex|instruct/

/** Limits for the untrusted list, well above what providers send. */
const MAX_MODELS = 1000
const MAX_NAME_LENGTH = 200

/**
 * Parses a provider's list of models and returns the ones that a chat in text can use, or null if `text` is not a list
 * of models.
 */
export function parseModelList(dialect: Dialect, text: string): readonly ListedModel[] | null {
  const body = parseJson(text)
  const entries = valueAt(body, dialect === 'gemini' ? 'models' : 'data')
  if (!Array.isArray(entries)) return null
  return entries
    .slice(0, MAX_MODELS)
    .flatMap((entry) => parsers[dialect](entry))
    .filter(({ id }) => id !== '' && truncate(id, MAX_NAME_LENGTH) === id)
}

const parsers: Readonly<Record<Dialect, (entry: unknown) => readonly ListedModel[]>> = {
  openai(entry) {
    const id = textAt(entry, 'id')
    if (!/^(gpt-|o\d|ft:gpt-)/.test(id) || NON_CHAT_MODELS.test(id)) return []
    return [toListedModel(id, id, textAt(entry, 'shutdown_date'))]
  },
  anthropic: (entry) => [toListedModel(textAt(entry, 'id'), textAt(entry, 'display_name'))],
  gemini(entry) {
    if (!listAt(entry, 'supportedGenerationMethods').includes('generateContent')) return []
    const id = textAt(entry, 'name').replace(/^models\//, '')
    return NON_CHAT_MODELS.test(id) ? [] : [toListedModel(id, textAt(entry, 'displayName'))]
  },
}

function toListedModel(id: string, label: string, shutdown = ''): ListedModel {
  const [retires = ''] = /^\d{4}-\d{2}-\d{2}/.exec(shutdown) ?? []
  const isDay = !Number.isNaN(Date.parse(retires))
  return { id, label: truncate(label || id, MAX_NAME_LENGTH), ...(isDay && { retires }) }
}

/**
 * Merges a provider's list into the models to choose from. Listed models get the retirement date that the list states,
 * missing ones are marked, and new ones are added at the end. Models of other providers stay as they were.
 */
export function mergeModelList(
  dialect: Dialect,
  listedModels: readonly ListedModel[],
  models: readonly AvailableModel[] = modelList.models,
): readonly AvailableModel[] {
  const byId = new Map(listedModels.map((each) => [each.id, each]))
  const updated = models.map((model): AvailableModel => {
    if (model.dialect !== dialect) return model
    const listed = byId.get(model.id)
    return { ...model, isListed: listed !== undefined, ...(listed?.retires && { retires: listed.retires }) }
  })
  const isNew = ({ id }: ListedModel) => !models.some((model) => model.id === id && model.dialect === dialect)
  const newModels = listedModels
    .filter(isNew)
    .map(
      (each): AvailableModel => ({ ...each, dialect, fields: customFields[dialect], isStreamed: true, isListed: true }),
    )
  return [...updated, ...newModels]
}
