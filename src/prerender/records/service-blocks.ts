import * as v from 'valibot'
import { href, listOf, lucideIcon, paragraph, singleLine } from './field-schemas.ts'

/** The anchor of a block in the address of its page: `/services/web-hosting#watch`. */
const anchor = v.pipe(
  v.string(),
  v.check((text) => /^[a-z]+(-[a-z]+)*$/.test(text), 'lower-case words joined by hyphens'),
)

/** The fields that every block has: its anchor, a heading and, where needed, a short supporting text. */
const blockFields = { id: anchor, heading: singleLine(70), note: v.optional(paragraph(10, 160)) }

const namedItem = <E extends v.ObjectEntries>(entries: E) => v.strictObject({ name: singleLine(48), ...entries })

/** The features of a service, each with an icon and a sentence. */
const features = v.strictObject({
  kind: v.literal('features'),
  ...blockFields,
  cards: listOf(2, 9, namedItem({ icon: lucideIcon, text: paragraph(20, 220) })),
})

/** What a figure says: the time of small or of large work, or the lowest price. The scope sheet shows it there. */
const readingTopic = v.picklist(['simple', 'complex', 'price'])

const reading = namedItem({ figure: singleLine(32), text: paragraph(20, 200), about: v.optional(readingTopic) })

/** Figures for the scope sheet, each about another topic. */
export const scopeReadings = v.pipe(
  listOf(1, 6, reading),
  v.check((all) => {
    const topics = all.flatMap(({ about }) => about ?? [])
    return new Set(topics).size === topics.length
  }, 'one figure for each of simple, complex and price'),
)

/** Time and cost as figures, and a list of the things that the client has to provide. */
const facts = v.strictObject({
  kind: v.literal('facts'),
  ...blockFields,
  readings: scopeReadings,
  needs: v.optional(listOf(0, 8, singleLine(90)), []),
})

const questions = v.strictObject({
  kind: v.literal('questions'),
  ...blockFields,
  items: listOf(1, 12, v.strictObject({ question: singleLine(80), answer: paragraph(40, 320) })),
})

const related = v.strictObject({
  kind: v.literal('related'),
  ...blockFields,
  links: listOf(1, 6, v.strictObject({ name: singleLine(70), href, text: paragraph(20, 130) })),
})

/** Cases, such as exceptional ones, each with what follows from it. */
const cases = v.strictObject({
  kind: v.literal('cases'),
  ...blockFields,
  rows: listOf(1, 8, v.strictObject({ when: singleLine(80), follows: paragraph(20, 170) })),
})

/** Items, such as those that the client receives, each with its place or its form. */
const inventory = v.strictObject({
  kind: v.literal('inventory'),
  ...blockFields,
  items: listOf(1, 12, namedItem({ text: paragraph(20, 140), place: singleLine(28) })),
})

const side = namedItem({ items: listOf(4, 4, singleLine(90)) })
/** Two opposite lists of four lines, such as what we do and what we do not. */
const ledger = v.strictObject({ kind: v.literal('ledger'), ...blockFields, yes: side, no: side })

/** Steps in order. */
const sequence = v.strictObject({
  kind: v.literal('sequence'),
  ...blockFields,
  steps: listOf(2, 6, namedItem({ text: paragraph(20, 220) })),
})

/** Checks that need no tools, each with a specimen and the WCAG 2.2 success criterion it belongs to. */
const checks = v.strictObject({
  kind: v.literal('checks'),
  ...blockFields,
  items: listOf(
    1,
    6,
    namedItem({
      specimen: v.picklist(['keys', 'ring', 'contrast', 'reflow', 'picture', 'error']),
      text: paragraph(20, 150),
      criterion: singleLine(40),
    }),
  ),
})

const lane = v.optional(paragraph(10, 150))
/** The way of an order through six stations in three lanes. A lane without work at a station is empty there. */
const route = v.strictObject({
  kind: v.literal('route'),
  ...blockFields,
  lanes: v.strictObject({ customer: singleLine(20), shop: singleLine(20), team: singleLine(20) }),
  stations: listOf(
    6,
    6,
    v.strictObject({ time: singleLine(8), name: singleLine(14), customer: lane, shop: lane, team: lane }),
  ),
})

/** The work and the measurements of each month. There are six months, because the drawing has six moons. */
const months = v.strictObject({
  kind: v.literal('months'),
  ...blockFields,
  labels: v.strictObject({ work: singleLine(16), measured: singleLine(16) }),
  items: listOf(6, 6, v.strictObject({ name: singleLine(14), work: paragraph(20, 140), measured: paragraph(20, 110) })),
})

/** The stages from a question to a tested screen, each below its part of one drawing. */
const thread = v.strictObject({
  kind: v.literal('thread'),
  ...blockFields,
  stages: listOf(5, 5, v.strictObject({ name: singleLine(20), text: paragraph(20, 180) })),
})

const DAY = Array.from({ length: 24 }, (_, hour) => hour)
const hours = v.pipe(
  v.union([v.string(), v.array(v.number())]),
  v.check(
    (value) => (typeof value === 'string' ? value === 'all' : value.every((hour) => DAY.includes(hour))),
    'all, or a list of hours from 0 to 23',
  ),
  v.transform((value) => (typeof value === 'string' ? DAY : value)),
)
/** Tasks, and the hours of the day in which each takes place. */
const watch = v.strictObject({
  kind: v.literal('watch'),
  ...blockFields,
  tasks: listOf(1, 10, namedItem({ text: paragraph(20, 150), when: singleLine(24), hours })),
})

const verdict = v.strictObject({ fit: v.picklist(['fits', 'care', 'poor']), text: paragraph(10, 100) })
/** Three options, and how well each fits every case. */
const decision = v.strictObject({
  kind: v.literal('decision'),
  ...blockFields,
  fits: v.strictObject({ fits: singleLine(14), care: singleLine(14), poor: singleLine(14) }),
  options: listOf(3, 3, singleLine(22)),
  rows: listOf(1, 10, v.strictObject({ case: singleLine(48), verdicts: listOf(3, 3, verdict) })),
})

const option = namedItem({ by: singleLine(36), says: listOf(4, 4, paragraph(10, 110)) })
/** Two ways to the same goal, compared point by point. */
const versus = v.strictObject({
  kind: v.literal('versus'),
  ...blockFields,
  points: listOf(4, 4, singleLine(22)),
  one: option,
  two: option,
})

/** The steps of the review in two app stores, side by side. */
const review = v.strictObject({
  kind: v.literal('review'),
  ...blockFields,
  stores: listOf(2, 2, singleLine(16)),
  steps: listOf(1, 8, v.strictObject({ name: singleLine(12), says: listOf(2, 2, paragraph(10, 160)) })),
})

const messagePart = v.strictObject({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.check((code) => code !== '', 'code that is not empty'),
  ),
  says: paragraph(20, 160),
})
/** Messages split into parts, each with a sentence that explains it. */
const exchange = v.strictObject({
  kind: v.literal('exchange'),
  ...blockFields,
  messages: listOf(
    1,
    6,
    namedItem({ tone: v.picklist(['asked', 'answered', 'refused']), parts: listOf(1, 8, messagePart) }),
  ),
})

const kinds = [
  ...[features, facts, questions, related, cases, inventory, ledger, sequence],
  ...[checks, route, months, thread, watch, decision, versus, review, exchange],
]

const block = v.variant('kind', kinds)

/** The blocks of a page, in order; their ids have to be different. */
export const serviceBlocks = v.pipe(
  v.array(block),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'blocks with different ids'),
)

/** The closing question of a page. */
export const serviceClosing = v.strictObject({ question: singleLine(72), text: paragraph(20, 140) })
