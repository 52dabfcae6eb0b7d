import { paths } from '#content/paths.ts'
import { hostOf } from '#lib/host-of.ts'
import { slugify } from '#lib/slugify.ts'
import type { Collection } from './collection.ts'
import { facts } from './facts.ts'
import { entriesOf, isSingle } from './files.ts'
import type { Names } from './placeholders.ts'

type Fields = Readonly<Record<string, unknown>>

/** What prose may name beside the records: the owner's settings. */
export type Settings = {
  readonly name: string
  readonly phone: string
  readonly phone2: string
  readonly email: string
  readonly chatApp: { readonly url: string }
}

/** Returns what prose may name in braces: settings, facts, addresses of pages, and of each kind of record its number, its names and what it tells. */
export function namesIn(content: string, collections: readonly Collection[], settings: Settings): Names {
  const { name, phone, phone2, email, chatApp } = settings
  const [figures] = entriesOf(content, facts).entries
  return new Map<string, string | number>([
    ...Object.entries({ name, phone, phone2, email, chatAppHost: hostOf(chatApp.url) }),
    ...Object.entries((figures?.source.fields ?? {}) as Readonly<Record<string, string | number>>),
    ...Object.entries(paths).map(([page, path]) => [`path:${page}`, path] as const),
    ...collections.flatMap((collection) => (isSingle(collection) ? [] : listNames(content, collection))),
  ])
}

/** `jobs.count`, `team.first`, `team.names` ('A, B, C'), and what else the collection tells. */
function listNames(content: string, collection: Collection): readonly (readonly [string, string | number])[] {
  const fields = entriesOf(content, collection).entries.map(({ source }) => source.fields)
  const orderOf = (one: Fields) => (typeof one.order === 'number' ? one.order : 0)
  const inOrder = [...fields].sort((a, b) => orderOf(a) - orderOf(b))
  const titles = inOrder.map((one) => String(one[collection.listedBy ?? 'title'] ?? one.name))
  return [
    [`${collection.name}.count`, titles.length],
    [`${collection.name}.first`, titles[0] ?? ''],
    [`${collection.name}.names`, titles.join(', ')],
    ...Object.entries(collection.tells?.(fields) ?? {}).map(
      ([name, told]) => [`${collection.name}.${name}`, told] as const,
    ),
    ...groupsOf(collection, fields).map(([group, count]) => [`${collection.name}.${group}.count`, count] as const),
  ]
}

/** How many records of a list say each of the things that one of its fields may say. */
function groupsOf(
  { schema, groupedBy = '' }: Collection,
  all: readonly Fields[],
): readonly (readonly [string, number])[] {
  const { entries = {} } = schema as {
    readonly entries?: Readonly<Record<string, { readonly options?: readonly string[] }>>
  }
  const groups = entries[groupedBy]?.options ?? []
  return groups.map((group) => [slugify(group), all.filter((one) => one[groupedBy] === group).length])
}
