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

/** The owner's settings that texts may name. */
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

/** Returns all placeholder values: settings, facts, addresses of pages, and the counts and names of collections. */
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
  // twice, because the values of one list may name those of another
  return told(told(counted))
}

/** Adds names to those known, and fills in the names in their values. */
function resolveAll(names: PlaceholderValues, more: readonly Name[]): PlaceholderValues {
  const all = new Map([...names, ...more])
  for (const [said, value] of all) if (typeof value === 'string') all.set(said, interpolate(value, all).text)
  return all
}

/** The facts. One that is not text or a number gets its own name as its value, so that the mistake is reported once. */
function figuresIn(content: string): readonly Name[] {
  const [figures] = readEntries(content, factsCollection).entries
  return Object.entries(figures?.source.fields ?? {}).map(([said, value]) => [
    said,
    typeof value === 'string' || typeof value === 'number' ? value : said,
  ])
}

/** The settings by their placeholder names. The host of a service is empty if the owner does not use it. */
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

/** The name of the chat app, or the host of its links if no record names it. */
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

/** The further placeholders of a collection (`tells`), computed from its valid records. */
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

/** How many records a list has in each group, for every value that the field `groupedBy` may have. */
function groupsOf({ schema, groupedBy = '' }: Collection, all: readonly Fields[]): readonly Name[] {
  const { entries = {} } = schema as {
    readonly entries?: Readonly<Record<string, { readonly options?: readonly string[] }>>
  }
  const groups = entries[groupedBy]?.options ?? []
  return groups.map((group) => [slugify(group), all.filter((one) => one[groupedBy] === group).length])
}
