import * as v from 'valibot'
import { paths } from '#content/paths.ts'
import { maxStoredMessages, maxStoredRuns } from '#content/storage-limits.ts'
import { slugify } from '#lib/slugify.ts'
import { urlHost } from '#lib/url-host.ts'
import { chatAppsCollection } from './chat-apps.ts'
import type { Collection } from './collection.ts'
import { factsCollection } from './facts.ts'
import { isSingleton, readEntries } from './files.ts'
import { interpolate, interpolateAll, type PlaceholderValues } from './placeholders.ts'

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
  readonly responsible: { readonly name: string; readonly address: string }
  readonly corsProxy: string
  readonly chatEmbedUrl: string
  readonly social: readonly { readonly name: string }[]
}

/** Returns what prose may name in braces: settings, facts, addresses of pages, and what each kind of record tells of its list. */
export function collectPlaceholderValues(
  content: string,
  collections: readonly Collection[],
  settings: Settings,
): PlaceholderValues {
  const own = resolveAll(new Map(), [
    ...settingNames(settings),
    ['chatApp', chatAppIn(content, settings)],
    ...Object.entries({ keptMessages: maxStoredMessages, keptRuns: maxStoredRuns }),
    ...figuresIn(content),
    ...Object.entries(paths).map(([page, path]): Name => [`path:${page}`, path]),
  ])
  const lists = collections.filter((collection) => !isSingleton(collection))
  const counted = resolveAll(
    own,
    lists.flatMap((one) => countsOf(content, one)),
  )
  const told = (names: PlaceholderValues) =>
    resolveAll(
      names,
      lists.flatMap((one) => collectionValues(content, one, names)),
    )
  // what a list tells may name what another tells
  return told(told(counted))
}

/** Names and further ones, which may name each other. */
function resolveAll(names: PlaceholderValues, more: readonly Name[]): PlaceholderValues {
  const all = new Map([...names, ...more])
  for (const [said, value] of all) if (typeof value === 'string') all.set(said, interpolate(value, all).text)
  return all
}

/** The facts, each by its own name where it is not one text or number: a mistake in one is told once. */
function figuresIn(content: string): readonly Name[] {
  const [figures] = readEntries(content, factsCollection).entries
  return Object.entries(figures?.source.fields ?? {}).map(([said, value]) => [
    said,
    typeof value === 'string' || typeof value === 'number' ? value : said,
  ])
}

/** Hosts of services are named, empty where the owner has none. */
function settingNames(settings: Settings): readonly Name[] {
  const { name, phone, phone2, email, chatApp, mail, responsible, corsProxy, chatEmbedUrl, social } = settings
  const mailHost = urlHost(mail.endpoint)
  return Object.entries({
    ...{ name, phone, phone2, email },
    chatAppHost: urlHost(chatApp.url),
    mailService: mailHost ? `our mail service (${mailHost})` : 'our mail service',
    responsible: responsible.name,
    responsibleAddress: responsible.address,
    relayHost: urlHost(corsProxy),
    outsideChatHost: urlHost(chatEmbedUrl),
    'social.count': social.length,
    'social.names': social.map((one) => one.name).join(', '),
  })
}

/** The name of the chat app; the host of its links where no record names it. */
function chatAppIn(content: string, { chatApp }: Settings): string {
  const host = urlHost(chatApp.url)
  const record = fieldsOf(content, chatAppsCollection).find((one) => one.host === host)
  return typeof record?.name === 'string' ? record.name : host
}

/** `jobs.count`, `team.first` and `team.names` ('A, B, C'). */
function countsOf(content: string, collection: Collection): readonly Name[] {
  const fields = fieldsOf(content, collection)
  const titles = fields.map((one) => one[collection.listedBy ?? 'title'] ?? one.name).map((said) => String(said ?? ''))
  const names: readonly Name[] = [
    ['count', titles.length],
    ['first', titles[0] ?? ''],
    ['names', titles.join(', ')],
    ...groupsOf(collection, fields).map(([group, count]): Name => [`${group}.count`, count]),
  ]
  return names.map(([said, value]) => [`${collection.name}.${said}`, value])
}

/** What a collection tells beside these, of its records that are right. */
function collectionValues(content: string, collection: Collection, names: PlaceholderValues): readonly Name[] {
  const { name, schema, tells } = collection
  if (!tells) return []
  const right = fieldsOf(content, collection)
    .map((fields) => v.safeParse(schema, interpolateAll(fields, names).value))
    .flatMap((parsed) => (parsed.success ? [parsed.output as Fields] : []))
  return Object.entries(tells(right)).map(([said, value]) => [`${name}.${said}`, value])
}

function fieldsOf(content: string, collection: Collection): readonly Fields[] {
  const fields = readEntries(content, collection).entries.map(({ source }) => source.fields)
  const orderOf = (one: Fields) => (typeof one.order === 'number' ? one.order : 0)
  return [...fields].sort((a, b) => orderOf(a) - orderOf(b))
}

/** How many records of a list say each of the things that one of its fields may say. */
function groupsOf({ schema, groupedBy = '' }: Collection, all: readonly Fields[]): readonly Name[] {
  const { entries = {} } = schema as {
    readonly entries?: Readonly<Record<string, { readonly options?: readonly string[] }>>
  }
  const groups = entries[groupedBy]?.options ?? []
  return groups.map((group) => [slugify(group), all.filter((one) => one[groupedBy] === group).length])
}
