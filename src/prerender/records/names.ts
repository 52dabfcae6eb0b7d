import { keptMessages, keptRuns } from '#content/kept.ts'
import { paths } from '#content/paths.ts'
import { hostOf } from '#lib/host-of.ts'
import { slugify } from '#lib/slugify.ts'
import type { Collection } from './collection.ts'
import { facts } from './facts.ts'
import { entriesOf, isSingle } from './files.ts'
import { fillIn, type Names } from './placeholders.ts'

type Fields = Readonly<Record<string, unknown>>
type Name = readonly [string, string | number]

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
  readonly social: readonly { readonly name: string }[]
}

/** Returns what prose may name in braces: settings, facts, addresses of pages, and what each kind of record tells of its list. */
export function namesIn(content: string, collections: readonly Collection[], settings: Settings): Names {
  const [figures] = entriesOf(content, facts).entries
  const own = new Map<string, string | number>([
    ...settingNames(settings),
    ...Object.entries({ keptMessages, keptRuns }),
    ...Object.entries((figures?.source.fields ?? {}) as Readonly<Record<string, string | number>>),
    ...Object.entries(paths).map(([page, path]) => [`path:${page}`, path] as const),
  ])
  const ofLists = collections.filter((collection) => !isSingle(collection)).flatMap((one) => listNames(content, one))
  // what a list tells may name a fact itself
  return new Map([
    ...own,
    ...ofLists.map(([said, value]): Name => [said, typeof value === 'string' ? fillIn(value, own).text : value]),
  ])
}

/** Hosts of services are named, empty where the owner has none. */
function settingNames(settings: Settings): readonly Name[] {
  const { name, phone, phone2, email, chatApp, mail, corsProxy, chatEmbedUrl, social } = settings
  const mailHost = hostOf(mail.endpoint)
  return Object.entries({
    ...{ name, phone, phone2, email },
    chatAppHost: hostOf(chatApp.url),
    mailService: mailHost ? `our mail service (${mailHost})` : 'our mail service',
    relayHost: hostOf(corsProxy),
    outsideChatHost: hostOf(chatEmbedUrl),
    'social.count': social.length,
    'social.names': social.map((one) => one.name).join(', '),
  })
}

/** `jobs.count`, `team.first` and `team.names` ('A, B, C'), and what the collection tells beside these. */
function listNames(content: string, collection: Collection): readonly Name[] {
  const fields = entriesOf(content, collection).entries.map(({ source }) => source.fields)
  const orderOf = (one: Fields) => (typeof one.order === 'number' ? one.order : 0)
  const inOrder = [...fields].sort((a, b) => orderOf(a) - orderOf(b))
  const titles = inOrder.map((one) => String(one[collection.listedBy ?? 'title'] ?? one.name))
  const names: readonly Name[] = [
    ['count', titles.length],
    ['first', titles[0] ?? ''],
    ['names', titles.join(', ')],
    ...groupsOf(collection, fields).map(([group, count]) => [`${group}.count`, count] as const),
    ...Object.entries(collection.tells?.(inOrder) ?? {}),
  ]
  return names.map(([said, value]) => [`${collection.name}.${said}`, value])
}

/** How many records of a list say each of the things that one of its fields may say. */
function groupsOf({ schema, groupedBy = '' }: Collection, all: readonly Fields[]): readonly Name[] {
  const { entries = {} } = schema as {
    readonly entries?: Readonly<Record<string, { readonly options?: readonly string[] }>>
  }
  const groups = entries[groupedBy]?.options ?? []
  return groups.map((group) => [slugify(group), all.filter((one) => one[groupedBy] === group).length])
}
