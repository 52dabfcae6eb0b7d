import { clients } from '#content/clients.ts'
import { products, trainingBatches } from '#content/offers.ts'
import { paths } from '#content/paths.ts'
import { hostOf } from '#lib/host-of.ts'
import { slugify } from '#lib/slugify.ts'
import type { Collection } from './collection.ts'
import { facts } from './facts.ts'
import { entriesOf, isSingle } from './files.ts'
import { fillIn, type Names } from './placeholders.ts'

type Fields = Readonly<Record<string, unknown>>
type Name = readonly [string, string | number]

/** What prose may name beside the records: the owner's settings. */
export type Settings = {
  readonly name: string
  readonly phone: string
  readonly phone2: string
  readonly email: string
  readonly chatApp: { readonly url: string }
  readonly social?: readonly { readonly name: string }[]
  readonly corsProxy?: string
}

/** Returns what prose may name in braces: settings, facts, addresses of pages, and what each kind of record tells of its list. */
export function namesIn(content: string, collections: readonly Collection[], settings: Settings): Names {
  const { name, phone, phone2, email, chatApp, social = [], corsProxy = '' } = settings
  const [figures] = entriesOf(content, facts).entries
  const own = new Map<string, string | number>([
    ...Object.entries({ name, phone, phone2, email, chatAppHost: hostOf(chatApp.url) }),
    ['social.count', social.length],
    ['social.names', social.map((one) => one.name).join(', ')],
    ['relays.count', corsProxy === '' ? 0 : 1],
    ...Object.entries((figures?.source.fields ?? {}) as Readonly<Record<string, string | number>>),
    ...Object.entries(paths).map(([page, path]) => [`path:${page}`, path] as const),
  ])
  const ofLists = collections.filter((collection) => !isSingle(collection)).flatMap((one) => listNames(content, one))
  // what a list tells may name a fact itself
  return new Map([
    ...own,
    ...[...ofLists, ...OFFERS].map(
      ([said, value]): Name => [said, typeof value === 'string' ? fillIn(value, own).text : value],
    ),
  ])
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

const popular = products.find(({ label }) => label !== null)
const cheapest = (all: readonly { readonly price: string }[]) =>
  all.map(({ price }) => price).reduce((a, b) => (Number(b.slice(1)) < Number(a.slice(1)) ? b : a))

/** What products, batches and clients tell of their lists. */
const OFFERS: readonly Name[] = [
  ['products.count', products.length],
  ['products.prices', products.map(({ name, price }) => `${name} (${price} a month)`).join(', ')],
  ['products.popular', popular?.name ?? ''],
  ['products.popular.label', popular?.label ?? ''],
  ['products.popular.count', popular ? 1 : 0],
  ['products.cheapest', cheapest(products)],
  ...products.map(({ name, price }) => [`products.${slugify(name)}.price`, price] as const),
  ['batches.count', trainingBatches.length],
  ['batches.terms', told(({ duration, mode, price }) => `${duration}, ${mode}, ${price}`)],
  ['batches.dates', told(({ date }) => date)],
  ['batches.fees', told(({ price }) => price)],
  ['batches.cheapest', cheapest(trainingBatches)],
  ['clients.names', clients.map(({ name }) => name).join(', ')],
]

function told(part: (batch: (typeof trainingBatches)[number]) => string): string {
  return trainingBatches.map((batch) => `${batch.name}: ${part(batch)}`).join('; ')
}
