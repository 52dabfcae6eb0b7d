import { keptMessages, keptRuns } from '#content/kept.ts'
import { paths } from '#content/paths.ts'
import { hostOf } from '#lib/host-of.ts'
import { slugify } from '#lib/slugify.ts'
import type { Collection } from './collection.ts'
import { facts } from './facts.ts'
import { entriesOf, isSingle } from './files.ts'
import type { Names } from './placeholders.ts'

type Fields = Readonly<Record<string, unknown>>

/** The owner's settings, as far as prose may name them. */
export type Settings = {
  readonly name: string
  readonly phone: string
  readonly phone2: string
  readonly email: string
  readonly chatApp: { readonly url: string }
  readonly mail: { readonly endpoint: string }
  readonly corsProxy: string
  readonly chatEmbedUrl: string
}

/** Returns what prose may name in braces: settings, facts, addresses of pages, and of each kind of record its number and names. */
export function namesIn(content: string, collections: readonly Collection[], settings: Settings): Names {
  const [figures] = entriesOf(content, facts).entries
  return new Map<string, string | number>([
    ...settingNames(settings),
    ...Object.entries({ keptMessages, keptRuns }),
    ...Object.entries((figures?.source.fields ?? {}) as Readonly<Record<string, string | number>>),
    ...Object.entries(paths).map(([page, path]) => [`path:${page}`, path] as const),
    ...collections.flatMap((collection) => (isSingle(collection) ? [] : listNames(content, collection))),
  ])
}

/** Hosts of services are named, empty where the owner has none. */
function settingNames({ name, phone, phone2, email, chatApp, mail, corsProxy, chatEmbedUrl }: Settings) {
  const mailHost = hostOf(mail.endpoint)
  return Object.entries({
    ...{ name, phone, phone2, email },
    chatAppHost: hostOf(chatApp.url),
    mailService: mailHost ? `our mail service (${mailHost})` : 'our mail service',
    relayHost: hostOf(corsProxy),
    outsideChatHost: hostOf(chatEmbedUrl),
  })
}

/** `jobs.count`, `team.first` and `team.names` ('A, B, C'). */
function listNames(content: string, collection: Collection): readonly (readonly [string, string | number])[] {
  const fields = entriesOf(content, collection).entries.map(({ source }) => source.fields)
  const orderOf = (one: Fields) => (typeof one.order === 'number' ? one.order : 0)
  const inOrder = [...fields].sort((a, b) => orderOf(a) - orderOf(b))
  const titles = inOrder.map((one) => String(one[collection.listedBy ?? 'title'] ?? one.name))
  return [
    [`${collection.name}.count`, titles.length],
    [`${collection.name}.first`, titles[0] ?? ''],
    [`${collection.name}.names`, titles.join(', ')],
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
