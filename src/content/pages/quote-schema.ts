import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { listOf, metaDescription, paragraph, singleLine, slug, template } from '#prerender/records/field-schemas.ts'
import { scopeReadings } from '#prerender/records/service-blocks.ts'

const question = { legend: singleLine(50), hint: paragraph(10, 100) }

/** What can be ticked. Links hold the ids, so an id that has been published should stay. */
const options = v.pipe(
  listOf(
    2,
    10,
    v.strictObject({
      id: slug,
      name: singleLine(48),
      /** The question that a tick leaves open. */
      open: v.optional(singleLine(90)),
      /** Whether the option excludes all others. */
      isAlone: v.optional(v.boolean()),
    }),
  ),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'options with different ids'),
)

const notice = v.strictObject({ title: singleLine(60), text: singleLine(120) })
const needs = listOf(1, 8, singleLine(90))

/** The content of the scope sheet: `content/pages/quote.yaml`. */
const schema = v.strictObject({
  head: v.strictObject({
    title: singleLine(51),
    description: metaDescription,
    heading: singleLine(48),
    lead: paragraph(20, 320),
  }),
  unscripted: paragraph(20, 260),
  questions: v.strictObject({
    label: singleLine(40),
    toSheet: singleLine(30),
    service: v.strictObject({
      ...question,
      unsure: singleLine(40),
      unsureText: singleLine(60),
      missing: singleLine(80),
    }),
    have: v.strictObject({ ...question, options }),
    size: v.strictObject({
      ...question,
      simple: singleLine(30),
      complex: singleLine(30),
      unsure: singleLine(30),
      unsureText: singleLine(60),
      unstated: singleLine(90),
    }),
    wishes: v.strictObject({ ...question, options, note: singleLine(40), noteHint: singleLine(90) }),
    when: v.strictObject({
      ...question,
      anytime: singleLine(40),
      stated: singleLine(40),
      date: singleLine(40),
      day: singleLine(20),
      until: template(['date'], 40),
    }),
  }),
  general: v.strictObject({ readings: scopeReadings, needs }),
  agents: v.strictObject({
    name: singleLine(44),
    promise: singleLine(36),
    readings: scopeReadings,
    needs,
    note: paragraph(20, 160),
  }),
  sheet: v.strictObject({
    heading: singleLine(30),
    mark: singleLine(30),
    asked: template(['number'], 30),
    rows: v.strictObject({
      service: singleLine(20),
      have: singleLine(20),
      size: singleLine(20),
      time: singleLine(20),
      price: singleLine(20),
      wishes: singleLine(20),
      when: singleLine(20),
      needs: singleLine(20),
      open: singleLine(20),
      remark: singleLine(20),
    }),
    nothingOpen: singleLine(60),
    rule: v.strictObject({ start: singleLine(12), end: template(['count'], 20) }),
    foot: paragraph(20, 160),
    sender: singleLine(120),
    open: v.strictObject({
      service: singleLine(90),
      unsure: singleLine(90),
      have: singleLine(90),
      size: singleLine(90),
      wishes: singleLine(90),
      when: singleLine(90),
      day: singleLine(90),
      date: template(['date'], 90),
    }),
    announced: v.strictObject({
      one: template(['service', 'time'], 120),
      many: template(['service', 'time', 'count'], 120),
    }),
  }),
  send: v.strictObject({
    heading: singleLine(40),
    text: paragraph(20, 320),
    send: singleLine(20),
    chat: singleLine(30),
    copy: singleLine(20),
    print: singleLine(20),
    clear: singleLine(20),
    linkHint: paragraph(20, 140),
    added: notice,
    notKept: notice,
    copied: notice,
    notCopied: notice,
    notPrinted: notice,
    cleared: singleLine(60),
    undo: singleLine(20),
  }),
  link: v.strictObject({
    heading: singleLine(40),
    text: singleLine(90),
    own: singleLine(90),
    lost: singleLine(90),
    use: singleLine(30),
    leave: singleLine(30),
    begin: singleLine(30),
    used: singleLine(60),
    broken: notice,
  }),
})

export const collection = defineCollection({ files: 'pages/quote.yaml', schema })
