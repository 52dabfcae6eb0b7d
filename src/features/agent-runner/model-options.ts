import { type Day, type Dialect, modelList, providers } from '#content/models.ts'
import type { AvailableModel } from './model-list.ts'
import { modelState, replacementModel } from './models.ts'

export type ModelOption = AvailableModel & { readonly state: ReturnType<typeof modelState>; readonly instead: string }
type Group = { readonly provider: string; readonly options: readonly ModelOption[] }

/** What a model list shows: each provider's models that still answer, and those that are retired, for all together. */
export function groupModelOptions(day: Day, list: readonly AvailableModel[] = modelList.models) {
  const options = list.map((choice): ModelOption => {
    const instead = replacementModel(choice.id, choice.dialect, day, list)?.label ?? ''
    return { ...choice, state: modelState(choice, day), instead }
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

/** A field after a suggestion was taken: in place of another suggestion, after words of the visitor's own. */
export function applySuggestion(typed: string, suggestion: string, suggestions: readonly string[]): string {
  const words = typed.trim()
  const parts = words.split(/,\s*/)
  if (words === '' || suggestions.includes(words)) return suggestion
  return parts.includes(suggestion) ? typed : `${words.replace(/,$/, '')}, ${suggestion}`
}
