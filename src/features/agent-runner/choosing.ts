import { type Day, type Dialect, modelList, providers } from '#content/models.ts'
import type { Choice } from './model-list.ts'
import { replacementOf, stateOf } from './models.ts'

export type Option = Choice & { readonly state: ReturnType<typeof stateOf>; readonly instead: string }
type Group = { readonly provider: string; readonly options: readonly Option[] }

/** What a model list shows: each provider's models that still answer, and those that are retired, for all together. */
export function optionsOf(day: Day, list: readonly Choice[] = modelList.models) {
  const options = list.map((choice): Option => {
    const instead = replacementOf(choice.id, choice.dialect, day, list)?.label ?? ''
    return { ...choice, state: stateOf(choice, day), instead }
  })
  const dialects = Object.keys(providers) as readonly Dialect[]
  const groups = dialects.map((dialect): Group => {
    const isIts = (option: Option) => option.dialect === dialect && option.state !== 'retired'
    return { provider: providers[dialect].name, options: options.filter(isIts) }
  })
  return {
    groups: groups.filter((group) => group.options.length > 0),
    retired: options.filter(({ state }) => state === 'retired'),
  }
}

/** A field after a suggestion was taken: in place of another suggestion, after words of the visitor's own. */
export function withSuggestion(typed: string, suggestion: string, suggestions: readonly string[]): string {
  const words = typed.trim()
  const parts = words.split(/,\s*/)
  if (words === '' || suggestions.includes(words)) return suggestion
  return parts.includes(suggestion) ? typed : `${words.replace(/,$/, '')}, ${suggestion}`
}
