import * as v from 'valibot'
import { href, icon, line, list, prose } from './fields.ts'

/** The name of a part of a page, by which addresses lead to it: `/services/web-hosting#watch`. */
const anchor = v.pipe(
  v.string(),
  v.check((text) => /^[a-z]+(-[a-z]+)*$/.test(text), 'lower-case words joined by hyphens'),
)

/** What every block has: a heading and, where it helps, one supporting sentence. */
const head = { id: anchor, heading: line(70), note: v.optional(prose(10, 160)) }

const named = <E extends v.ObjectEntries>(entries: E) => v.strictObject({ name: line(48), ...entries })

/** What belongs to the service, a sign and a sentence each. */
const features = v.strictObject({
  kind: v.literal('features'),
  ...head,
  cards: list(2, 9, named({ icon, text: prose(20, 220) })),
})

/** Time and cost as readings, and what the client brings. */
const facts = v.strictObject({
  kind: v.literal('facts'),
  ...head,
  readings: list(1, 6, named({ figure: line(32), text: prose(20, 200) })),
  needs: v.optional(list(0, 8, line(90)), []),
})

const questions = v.strictObject({
  kind: v.literal('questions'),
  ...head,
  items: list(1, 12, v.strictObject({ question: line(80), answer: prose(40, 320) })),
})

const related = v.strictObject({
  kind: v.literal('related'),
  ...head,
  links: list(1, 6, v.strictObject({ name: line(70), href, text: prose(20, 130) })),
})

/** Something that goes another way, and what happens then. */
const cases = v.strictObject({
  kind: v.literal('cases'),
  ...head,
  rows: list(1, 8, v.strictObject({ when: line(80), follows: prose(20, 170) })),
})

/** Things one receives, and where each is kept. */
const inventory = v.strictObject({
  kind: v.literal('inventory'),
  ...head,
  items: list(1, 12, named({ text: prose(20, 140), place: line(28) })),
})

/** Two sides of one decision, line by line: what is done and what is not. */
const side = named({ items: list(4, 4, line(90)) })
const ledger = v.strictObject({ kind: v.literal('ledger'), ...head, yes: side, no: side })

/** Steps in the order they are taken. */
const sequence = v.strictObject({
  kind: v.literal('sequence'),
  ...head,
  steps: list(2, 6, named({ text: prose(20, 220) })),
})

/** What one can try without tools, beside a specimen, and the success criterion of WCAG 2.2 it belongs to. */
const checks = v.strictObject({
  kind: v.literal('checks'),
  ...head,
  items: list(
    1,
    6,
    named({
      specimen: v.picklist(['keys', 'ring', 'contrast', 'reflow', 'picture', 'error']),
      text: prose(20, 150),
      criterion: line(40),
    }),
  ),
})

/** One order on its way, in three lanes; a lane is silent where nobody has to act. Six stations stand on the line. */
const lane = v.optional(prose(10, 150))
const route = v.strictObject({
  kind: v.literal('route'),
  ...head,
  lanes: v.strictObject({ customer: line(20), shop: line(20), team: line(20) }),
  stations: list(6, 6, v.strictObject({ time: line(8), name: line(14), customer: lane, shop: lane, team: lane })),
})

/** What is done and measured in each month, under six moons. */
const months = v.strictObject({
  kind: v.literal('months'),
  ...head,
  labels: v.strictObject({ work: line(16), measured: line(16) }),
  items: list(6, 6, v.strictObject({ name: line(14), work: prose(20, 140), measured: prose(20, 110) })),
})

/** One question on its way to a tested screen, each stage under its part of one drawing. */
const thread = v.strictObject({
  kind: v.literal('thread'),
  ...head,
  stages: list(5, 5, v.strictObject({ name: line(20), text: prose(20, 180) })),
})

/** Which of the 24 hours of a day each task takes. */
const DAY = Array.from({ length: 24 }, (_, hour) => hour)
const hours = v.pipe(
  v.union([v.string(), v.array(v.number())]),
  v.check(
    (said) => (typeof said === 'string' ? said === 'all' : said.every((hour) => DAY.includes(hour))),
    'all, or a list of hours from 0 to 23',
  ),
  v.transform((said) => (typeof said === 'string' ? DAY : said)),
)
const watch = v.strictObject({
  kind: v.literal('watch'),
  ...head,
  tasks: list(1, 10, named({ text: prose(20, 150), when: line(24), hours })),
})

/** Three options judged by the questions that decide. */
const verdict = v.strictObject({ fit: v.picklist(['fits', 'care', 'poor']), text: prose(10, 100) })
const decision = v.strictObject({
  kind: v.literal('decision'),
  ...head,
  fits: v.strictObject({ fits: line(14), care: line(14), poor: line(14) }),
  options: list(3, 3, line(22)),
  rows: list(1, 10, v.strictObject({ case: line(48), verdicts: list(3, 3, verdict) })),
})

/** Two ways to the same goal, point against point. */
const plate = named({ by: line(36), says: list(4, 4, prose(10, 110)) })
const versus = v.strictObject({
  kind: v.literal('versus'),
  ...head,
  points: list(4, 4, line(22)),
  one: plate,
  two: plate,
})

/** The way through both stores at the same time. */
const review = v.strictObject({
  kind: v.literal('review'),
  ...head,
  stores: list(2, 2, line(16)),
  steps: list(1, 8, v.strictObject({ name: line(12), says: list(2, 2, prose(10, 160)) })),
})

/** Messages cut into pieces, each with the sentence that explains it. */
const part = v.strictObject({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.check((code) => code !== '', 'code'),
  ),
  says: prose(20, 160),
})
const exchange = v.strictObject({
  kind: v.literal('exchange'),
  ...head,
  messages: list(1, 6, named({ tone: v.picklist(['asked', 'answered', 'refused']), parts: list(1, 8, part) })),
})

const kinds = [
  ...[features, facts, questions, related, cases, inventory, ledger, sequence],
  ...[checks, route, months, thread, watch, decision, versus, review, exchange],
]

const block = v.variant('kind', kinds)

/** The blocks of a page, in their order; the names of no two are the same. */
export const blocks = v.pipe(
  v.array(block),
  v.check(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    'blocks that each have a name (id) of their own',
  ),
)

/** The last question of a page. */
export const closing = v.strictObject({ question: line(72), text: prose(20, 140) })
