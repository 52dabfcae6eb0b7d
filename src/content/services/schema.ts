import * as v from 'valibot'
import { compareText } from '#lib/compare-text.ts'
import { monthAndYear } from '#lib/dates.ts'
import { FALLBACK_INSTRUMENT, inkNames, instrumentKinds } from '#lib/engrave/instruments/scene.ts'
import {
  type DeepReadonly,
  defineCollection,
  type ReadOtherCollection,
  type RecordOf,
} from '#prerender/records/collection.ts'
import {
  between,
  listOf,
  metaDescription,
  paragraph,
  singleLine,
  slug,
  sortOrder,
} from '#prerender/records/field-schemas.ts'
import { serviceBlocks, serviceClosing } from '#prerender/records/service-blocks.ts'
import { collection as servicePageCollection } from '../pages/service-schema.ts'
import { projectPath, servicePath } from '../paths.ts'
import { collection as projectsCollection } from '../projects/schema.ts'

/** The drawings that a service may choose; services without one share the fallback. */
const instruments = instrumentKinds.filter((kind) => kind !== FALLBACK_INSTRUMENT)

/** The alternative text of the fallback drawing. */
const FALLBACK_ALT = 'Armillary sphere on its pier: five circles of the sky around one axis.'

/** The card in the carousel. */
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

/** The row on `/services`. By default, the card supplies its sentence, and the page its features. */
const row = v.strictObject({
  sentence: v.optional(paragraph(20, 140)),
  features: v.optional(listOf(1, 8, singleLine(44))),
})

const page = v.strictObject({
  /** The title of the document: what is sold and where. By default, the name of the service. */
  title: v.optional(singleLine(51)),
  description: metaDescription,
  intro: paragraph(30, 210),
  /** What the lowest price buys here, and what the reader does next. By default, the sentence of all services. */
  price: v.optional(paragraph(30, 180)),
  action: v.optional(singleLine(32)),
  /**
   * A link that stands beside the button and leads to one of the service's own blocks: its label, and the id of the
   * block.
   */
  tour: v.optional(v.strictObject({ label: singleLine(36), to: singleLine(30) })),
  blocks: v.optional(serviceBlocks),
  closing: v.optional(serviceClosing),
})

/** A service: a file in `content/services`. Its file name is its address below `/services`. */
const schema = v.strictObject({
  name: singleLine(44),
  promise: singleLine(36),
  instrument: v.optional(v.picklist(instruments)),
  shows: v.optional(singleLine(120)),
  ink: v.optional(v.picklist(inkNames)),
  order: v.optional(sortOrder, 1000),
  /** Former addresses below `/services`, which redirect to the current one. */
  formerly: v.optional(v.array(slug)),
  card,
  row: v.optional(row, {}),
  page: v.pipe(
    page,
    v.check(
      ({ tour, blocks: all = [] }) => tour === undefined || all.some(({ id }) => id === tour.to),
      'a tour that leads to the id of one of the blocks',
    ),
  ),
})

export const collection = defineCollection({
  files: 'services/*.yaml',
  schema,
  unique: ['name', 'instrument'],
  pathOf: servicePath,
  details: ['page'],
  views: {
    menu: ['slug', 'name', 'promise', 'instrument'],
    cards: ['card'],
    rows: ['row'],
    scope: ['slug', 'name', 'promise', 'instrument', 'scope'],
  },
  derive: deriveServices,
})

type ServiceFile = RecordOf<typeof schema>

/** Returns the services with their drawings, and with defaults for everything they leave out. */
export function deriveServices(all: readonly ServiceFile[], readOther: ReadOtherCollection) {
  const [words] = readOther(servicePageCollection)
  const projects = readOther(projectsCollection)
  return all.map(({ id, name, promise, instrument = FALLBACK_INSTRUMENT, card, row, page, ...options }, index) => {
    const ink = options.ink ?? inkNames[index % inkNames.length] ?? 'azure'
    const isFallback = instrument === FALLBACK_INSTRUMENT
    const drawing = {
      /** The drawing's name in `/art/scene-<picture>.svg` (page) and `/art/instrument-<picture>.svg` (row). */
      picture: isFallback ? `${instrument}-${ink}` : instrument,
      shows: options.shows ?? (isFallback ? FALLBACK_ALT : ''),
    }
    const blocks = page.blocks ?? words?.blocks ?? []
    const featureNames = page.blocks?.find((block) => block.kind === 'features')?.cards.map((feature) => feature.name)
    return {
      slug: id,
      name,
      promise,
      instrument,
      ink,
      picture: drawing.picture,
      card,
      scope: scopeOf(blocks),
      row: { ...drawing, sentence: row.sentence ?? card.description, features: row.features ?? featureNames ?? [] },
      page: {
        ...{ ink, moon: index + 1, clients: card.clients, ...drawing, ...page },
        title: page.title ?? name,
        price: page.price ?? words?.price ?? '',
        action: page.action ?? words?.action ?? name,
        blocks,
        projects: linksTo(projects.filter(({ service }) => service === id)),
        closing: page.closing ?? words?.closing ?? { question: name, text: promise },
      },
    }
  })
}

/** Returns what the scope sheet says about a service: the figures of its blocks, what they need, and their note. */
function scopeOf(blocks: DeepReadonly<v.InferOutput<typeof serviceBlocks>>) {
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? [block] : []))
  return {
    readings: facts.flatMap(({ readings }) => readings.filter(({ about }) => about !== undefined)),
    needs: facts.flatMap(({ needs }) => needs),
    note: facts.find(({ note }) => note !== undefined)?.note ?? '',
  }
}

const MAX_PROJECTS = 6

type ProjectFile = RecordOf<typeof projectsCollection.schema>

/** Returns links to the pages of the newest projects. */
function linksTo(projects: readonly ProjectFile[]) {
  return projects
    .filter(({ body }) => body !== undefined)
    .toSorted((a, b) => compareText(b.completed, a.completed))
    .slice(0, MAX_PROJECTS)
    .map(({ id, title, client, completed }) => ({
      name: title,
      href: projectPath(id),
      text: `${client}, ${monthAndYear(completed)}`,
    }))
}
