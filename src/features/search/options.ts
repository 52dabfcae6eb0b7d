import { record as words } from 'virtual:records/messages/search'
import { paths } from '#content/paths.ts'
import { findActions, type SearchAction } from './actions.ts'
import { isQuestion, type ResultGroup, type SearchResult } from './results.ts'

/** An option of the dialog's list. No two have the same value. */
export type Option =
  | { readonly value: string; readonly label: string; readonly result: SearchResult }
  | { readonly value: string; readonly label: string; readonly action: SearchAction }
  | { readonly value: string; readonly label: string; readonly recent: string }

export type OptionGroup = { readonly heading: string; readonly options: readonly Option[] }

type Offered = {
  readonly actions: readonly SearchAction[]
  readonly recent: readonly string[]
  readonly text: string
  readonly groups: readonly ResultGroup[]
}

/** Returns the options before something is typed: the last searches, and everything that one can do. */
export function firstOptions({ recent, actions }: Pick<Offered, 'recent' | 'actions'>): readonly OptionGroup[] {
  return withoutEmpty([
    { heading: words.recent, options: recent.map(recentOption) },
    { heading: words.actions, options: actions.map(actionOption) },
  ])
}

/** Returns the options for a text: what one can do, what was found, and the page with all of it. */
export function foundOptions({ actions, text, groups }: Omit<Offered, 'recent'>): readonly OptionGroup[] {
  return withoutEmpty([
    { heading: words.actions, options: findActions(actions, text).map(actionOption) },
    ...groups.map(resultGroup),
    { heading: words.more, options: groups.length === 0 ? [] : [allOption(text)] },
  ])
}

/** Returns the address that an option leads to. A question has none, because it opens in the chat. */
export function optionHref(option: Option): string | undefined {
  if ('result' in option) return isQuestion(option.result.entry) ? undefined : option.result.entry.href
  return 'action' in option ? option.action.href : undefined
}

/** How many options are in view at least. */
const FIRST_COUNT = 6

/** Returns the groups that are in view at first, and those after them. */
export function splitOptions(
  groups: readonly OptionGroup[],
): readonly [readonly OptionGroup[], readonly OptionGroup[]] {
  let count = 0
  const end = groups.findIndex(({ options }) => {
    count += options.length
    return count >= FIRST_COUNT
  })
  return end === -1 ? [groups, []] : [groups.slice(0, end + 1), groups.slice(end + 1)]
}

/** Returns the index of the option to which a key moves from the active one; -1 if it moves to none. */
export function indexAfter(key: string, active: number, count: number): number {
  if (key === 'ArrowDown' && count > 0) return (active + 1) % count
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1
  if (key === 'Home') return Math.min(0, count - 1)
  return key === 'End' ? count - 1 : -1
}

const withoutEmpty = (groups: readonly OptionGroup[]) => groups.filter(({ options }) => options.length > 0)

const resultGroup = ({ kind, results }: ResultGroup): OptionGroup => ({
  heading: words.kinds[kind],
  options: results.map((result) => ({ value: result.entry.href, label: result.entry.title, result })),
})
const actionOption = (action: SearchAction): Option => ({ value: `do:${action.name}`, label: action.name, action })
const recentOption = (recent: string): Option => ({ value: `recent:${recent}`, label: recent, recent })
const allOption = (text: string): Option => {
  const href = `${paths.search}?${new URLSearchParams({ q: text })}`
  return { value: href, label: words.all, action: { name: words.all, words: '', href } }
}
