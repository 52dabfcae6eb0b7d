import * as v from 'valibot'
import { servicePath } from '#content/paths.ts'
import { FALLBACK_INSTRUMENT, inkNames, instrumentKinds } from '#lib/engrave/instruments/scene.ts'
import type { ReadOtherCollection, RecordOf } from './collection.ts'
import { between, listOf, metaDescription, paragraph, singleLine, slug, sortOrder } from './field-schemas.ts'
import { servicePageCollection } from './pages/service.ts'
import { serviceBlocks, serviceClosing } from './service-blocks.ts'

/** The drawings that a service may call its own. */
const instruments = instrumentKinds.filter((kind) => kind !== FALLBACK_INSTRUMENT)

/** What the drawing shows that services share who have none of their own. */
const COMMON_SHOWS = 'Armillary sphere on its pier: five circles of the sky around one axis.'

/** The card of the carousel. */
const card = v.strictObject({
  description: paragraph(20, 90),
  tags: v.optional(listOf(0, 4, singleLine(16)), []),
  clients: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => /^\d[\d,]{0,6}\+?$/.test(text), 'a number, such as 250+'),
    ),
  ),
  rating: v.optional(between(0, 5)),
})

/** The row of `/services`; without its words, it says what the card says. */
const row = v.strictObject({
  sentence: v.optional(paragraph(20, 140)),
  features: v.optional(listOf(1, 8, singleLine(44))),
})

const page = v.strictObject({
  description: metaDescription,
  intro: paragraph(30, 210),
  action: v.optional(singleLine(32)),
  /** The part of the page only this service has, offered beside the button: its label and the name of the block. */
  tour: v.optional(v.strictObject({ label: singleLine(36), to: singleLine(30) })),
  blocks: v.optional(serviceBlocks),
  closing: v.optional(serviceClosing),
})

/** A service: a file of `content/services`, whose name is its address below `/services`. */
const schema = v.strictObject({
  name: singleLine(44),
  promise: singleLine(36),
  instrument: v.optional(v.picklist(instruments)),
  shows: v.optional(singleLine(120)),
  ink: v.optional(v.picklist(inkNames)),
  order: v.optional(sortOrder, 1000),
  /** Addresses below `/services` that it had before: they lead to the one of today. */
  formerly: v.optional(v.array(slug)),
  card,
  row: v.optional(row, {}),
  page: v.pipe(
    page,
    v.check(
      ({ tour, blocks: all = [] }) => tour === undefined || all.some(({ id }) => id === tour.to),
      'a tour to the name (id) of one of its blocks',
    ),
  ),
})

export const servicesCollection = {
  name: 'services',
  files: 'services/*.yaml',
  schema,
  unique: ['name', 'instrument'],
  pathOf: servicePath,
  details: ['page'],
  views: {
    menu: ['slug', 'name', 'promise', 'instrument'],
    cards: ['card'],
    rows: ['row'],
  },
} as const

type Read = RecordOf<typeof schema>
export type ServiceRecord = ReturnType<typeof deriveServices>[number]

/** Returns the services as each of their places shows them: with their drawings, and what they leave out. */
export function deriveServices(all: readonly Read[], others: ReadOtherCollection) {
  const [words] = others(servicePageCollection)
  return all.map(({ id, name, promise, instrument = FALLBACK_INSTRUMENT, card, row, page, ...own }, index) => {
    const ink = own.ink ?? inkNames[index % inkNames.length] ?? 'azure'
    const isCommon = instrument === FALLBACK_INSTRUMENT
    const drawing = {
      /** The drawing's name in its files: `/art/scene-<picture>.svg` for the page, `/art/instrument-<picture>.svg` for the row. */
      picture: isCommon ? `${instrument}-${ink}` : instrument,
      shows: own.shows ?? (isCommon ? COMMON_SHOWS : ''),
    }
    const told = page.blocks?.find((block) => block.kind === 'features')?.cards.map((one) => one.name)
    return {
      slug: id,
      name,
      promise,
      instrument,
      ink,
      picture: drawing.picture,
      card,
      row: { ...drawing, sentence: row.sentence ?? card.description, features: row.features ?? told ?? [] },
      page: {
        ...{ ink, moon: index + 1, clients: card.clients, ...drawing, ...page },
        price: words?.price ?? '',
        action: page.action ?? words?.action ?? name,
        blocks: page.blocks ?? words?.blocks ?? [],
        closing: page.closing ?? words?.closing ?? { question: name, text: promise },
      },
    }
  })
}
