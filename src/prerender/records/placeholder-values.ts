import * as v from 'valibot'
import { collection as chatAppsCollection } from '#content/chat-apps-schema.ts'
import type { MailProvider, VisitCounter } from '#content/config.ts'
import { decisions, collection as factsCollection } from '#content/facts-schema.ts'
import { collection as offlineCollection } from '#content/offline-schema.ts'
import { paths } from '#content/paths.ts'
import { maxStoredMessages, maxStoredRuns } from '#content/storage-limits.ts'
import { slugify } from '#lib/slugify.ts'
import { urlHost } from '#lib/url-host.ts'
import type { Collection } from './collection.ts'
import { hasVisibleText } from './field-schemas.ts'
import { isSingleton, readEntries } from './files.ts'
import { interpolate, interpolateAll, type PlaceholderValues } from './placeholders.ts'

type Fields = Readonly<Record<string, unknown>>
type NamedValue = readonly [string, string | number]

/** The owner's settings that texts may contain as placeholders. */
export type Settings = {
  readonly name: string
  readonly siteUrl: string
  readonly security: { readonly contact: string; readonly expires: string }
  readonly shortName: string
  readonly phone: string
  readonly phone2: string
  readonly email: string
  readonly chatApp: { readonly url: string }
  readonly mail: { readonly endpoint: string; readonly provider: MailProvider }
  readonly responsible: { readonly name: string; readonly address: string }
  readonly corsProxy: string
  readonly chatEmbedUrl: string
  readonly visits: VisitCounter | null
  readonly social: readonly { readonly name: string }[]
}

/**
 * Returns all placeholder values: settings, the name of the chat app, limits of what devices keep, facts, addresses of
 * pages, and values computed from collections, such as their counts and names.
 */
export function collectPlaceholderValues(
  content: string,
  collections: readonly Collection[],
  settings: Settings,
): PlaceholderValues {
  const siteValues = resolveAll(new Map(), [
    ...settingNames(settings),
    ['chatApp', chatAppIn(content, settings)],
    ...Object.entries({ keptMessages: maxStoredMessages, keptRuns: maxStoredRuns }),
    ...factValues(content),
    ['unlistedPages', unlistedPageCount(content, collections)],
    ...Object.entries(paths).map(([page, path]): NamedValue => [`path:${page}`, path]),
  ])
  const lists = collections.filter((collection) => !isSingleton(collection))
  const withCounts = resolveAll(
    siteValues,
    lists.flatMap((list) => countsOf(content, list)),
  )
  const withListValues = (names: PlaceholderValues) =>
    resolveAll(
      names,
      lists.flatMap((list) => collectionValues(content, list, names)),
    )
  // twice, because the values of a list may contain placeholders of another list
  return withListValues(withListValues(withCounts))
}

/** Returns how many articles, projects and jobs are beyond the bound of what every device keeps. */
function unlistedPageCount(content: string, collections: readonly Collection[]): number {
  const [bound] = readEntries(content, offlineCollection).entries
  const newest = typeof bound?.source.fields.newest === 'number' ? bound.source.fields.newest : Number.MAX_SAFE_INTEGER
  const counts = collections
    .filter(({ isArticle, pathOf }) => isArticle && pathOf)
    .map((collection) => pageCount(content, collection))
  return counts.reduce((sum, count) => sum + Math.max(0, count - newest), 0)
}

/** Returns how many published records of a collection have a page of their own. */
function pageCount(content: string, collection: Collection): number {
  const { isTextOptional = false, isPublished = () => true } = collection
  return readEntries(content, collection).entries.filter(
    ({ source }) => isPublished(source.fields) && (!isTextOptional || hasVisibleText(source.body)),
  ).length
}

/** Adds values, and fills in the placeholders in all of them. */
function resolveAll(names: PlaceholderValues, added: readonly NamedValue[]): PlaceholderValues {
  const all = new Map([...names, ...added])
  for (const [key, value] of all) if (typeof value === 'string') all.set(key, interpolate(value, all).text)
  return all
}

/**
 * Returns the facts. A decision that is not made is empty. An invalid fact gets its own name as its value, so that the
 * mistake is reported only at the fact.
 */
function factValues(content: string): readonly NamedValue[] {
  const [facts] = readEntries(content, factsCollection).entries
  return [
    ...decisions.map((name): NamedValue => [name, '']),
    ...Object.entries(facts?.source.fields ?? {}).map(
      ([key, value]): NamedValue => [
        key,
        typeof value === 'string' || typeof value === 'number' ? value : value === null ? '' : key,
      ],
    ),
  ]
}

/**
 * Returns the settings by their placeholder names. The host of a service is empty if the owner does not use the
 * service.
 */
function settingNames(settings: Settings): readonly NamedValue[] {
  const { name, shortName, phone, phone2, email, chatApp, mail, responsible, corsProxy, chatEmbedUrl } = settings
  const { visits, social } = settings
  const mailHost = urlHost(mail.endpoint)
  return Object.entries({
    ...{ name, phone, phone2, email },
    command: slugify(shortName),
    chatAppHost: urlHost(chatApp.url),
    mailService: mailHost ? `our mail service (${mailHost})` : 'our mail service',
    mailProvider: mail.provider,
    responsible: responsible.name,
    responsibleAddress: responsible.address,
    relayHost: urlHost(corsProxy),
    outsideChatHost: urlHost(chatEmbedUrl),
    visitsHost: urlHost(visits?.server ?? ''),
    'social.count': social.length,
    'social.names': social.map(({ name }) => name).join(', '),
  })
}

/** Returns the name of the chat app, or the host of its links if no record names it. */
function chatAppIn(content: string, { chatApp }: Settings): string {
  const host = urlHost(chatApp.url)
  const record = fieldsOf(content, chatAppsCollection).find((record) => record.host === host)
  return typeof record?.name === 'string' ? record.name : host
}

/** Returns values such as `jobs.count`, `team.first` and `team.names` ('A, B, C'). */
function countsOf(content: string, collection: Collection): readonly NamedValue[] {
  const fields = fieldsOf(content, collection).filter(
    (record) => (collection.isCounted?.(record) ?? true) && (collection.isPublished?.(record) ?? true),
  )
  const titles = fields
    .map((record) => record[collection.idField ?? 'title'] ?? record.name)
    .map((title) => String(title ?? ''))
  const names: readonly NamedValue[] = [
    ['count', titles.length],
    ['first', titles[0] ?? ''],
    ['names', titles.join(', ')],
    ...groupsOf(collection, fields).map(([group, count]): NamedValue => [`${group}.count`, count]),
  ]
  return names.map(([key, value]) => [`${collection.name}.${key}`, value])
}

/** Returns the further placeholders of a collection (`listPlaceholders`), computed from its valid records. */
function collectionValues(content: string, collection: Collection, names: PlaceholderValues): readonly NamedValue[] {
  const { name, schema, listPlaceholders } = collection
  if (!listPlaceholders) return []
  const validRecords = fieldsOf(content, collection)
    .map((fields) => v.safeParse(schema, interpolateAll(fields, names).value))
    .flatMap((parsed) => (parsed.success ? [parsed.output as Fields] : []))
  return Object.entries(listPlaceholders(validRecords)).map(([key, value]) => [`${name}.${key}`, value])
}

function fieldsOf(content: string, collection: Collection): readonly Fields[] {
  const fields = readEntries(content, collection).entries.map(({ source }) => source.fields)
  const orderOf = (record: Fields) => (typeof record.order === 'number' ? record.order : 0)
  return [...fields].sort((a, b) => orderOf(a) - orderOf(b))
}

/** Returns the number of records in each group of a list, for every value that the field `groupedBy` may have. */
function groupsOf({ schema, groupedBy = '' }: Collection, all: readonly Fields[]): readonly NamedValue[] {
  const { entries = {} } = schema as {
    readonly entries?: Readonly<Record<string, { readonly options?: readonly string[] }>>
  }
  const groups = entries[groupedBy]?.options ?? []
  return groups.map((group) => [slugify(group), all.filter((record) => record[groupedBy] === group).length])
}
