import { type Day, type Dialect, modelList, providers } from '#content/models.ts'
import type { AvailableModel } from './model-list.ts'
import { modelState, replacementModel } from './models.ts'

export type ModelOption = AvailableModel & {
  readonly state: ReturnType<typeof modelState>
  readonly replacementLabel: string
}
type Group = { readonly provider: string; readonly options: readonly ModelOption[] }

/**
 * Returns what the model field shows: by provider, the models that are not retired, and in one group the retired models
 * of all providers.
 */
export function groupModelOptions(day: Day, list: readonly AvailableModel[] = modelList.models) {
  const options = list.map((model): ModelOption => {
    const replacementLabel = replacementModel(model.id, model.dialect, day, list)?.label ?? ''
    return { ...model, state: modelState(model, day), replacementLabel }
  })
  const dialects = Object.keys(providers) as readonly Dialect[]
  const groups = dialects.map((dialect): Group => {
    const isOfProvider = (option: ModelOption) => option.dialect === dialect && option.state !== 'retired'
    return { provider: providers[dialect].name, options: options.filter(isOfProvider) }
  })
  return {
    groups: groups.filter((group) => group.options.length > 0),
    retired: options.filter(({ state }) => state === 'retired'),
  }
}

/**
 * Returns a field's text after a suggestion was chosen. The suggestion replaces a blank text and another suggestion. It
 * is appended to any other text that does not list it yet.
 */
export function applySuggestion(typed: string, suggestion: string, suggestions: readonly string[]): string {
  const text = typed.trim()
  const parts = text.split(/,\s*/)
  if (text === '' || suggestions.includes(text)) return suggestion
  return parts.includes(suggestion) ? typed : `${text.replace(/,$/, '')}, ${suggestion}`
}
