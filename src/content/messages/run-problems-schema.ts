import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine, template } from '#prerender/records/field-schemas.ts'

const placeholders = ['provider', 'host', 'model', 'field', 'seconds']
const problem = v.strictObject({
  title: template(placeholders, 80),
  text: template(placeholders, 240),
  toast: template(placeholders, 160),
})

const endNames = ['model', 'provider', 'reason']
const end = v.strictObject({ title: singleLine(80), text: template(endNames, 240) })

/** The messages about failed runs of an agent: `content/messages/run-problems.yaml`. */
const schema = v.strictObject({
  problems: v.strictObject({
    offline: problem,
    unreachable: problem,
    hidden: problem,
    blocked: problem,
    late: problem,
    key: problem,
    malformed: problem,
    browser: problem,
    organisation: problem,
    credit: problem,
    quota: problem,
    rate: problem,
    forbidden: problem,
    country: problem,
    model: problem,
    tooLong: problem,
    field: problem,
    request: problem,
    unverified: problem,
    busy: problem,
    interrupted: problem,
    page: problem,
    strange: problem,
    outdated: problem,
    tooOld: problem,
    other: problem,
    device: problem,
    deviceTooLong: problem,
    deviceLanguage: problem,
  }),
  ends: v.strictObject({
    empty: end,
    cut: end,
    full: end,
    tool: end,
    paused: end,
    language: end,
    recitation: end,
    picture: end,
    garbled: end,
    thoughts: end,
    unexplained: end,
    unknown: end,
    declined: end,
    filter: end,
    safety: end,
    blocklist: end,
    prohibited: end,
    personal: end,
    deviceFilter: end,
    promptDeclined: end,
    promptSafety: end,
    promptBlocklist: end,
    promptProhibited: end,
    promptPicture: end,
    promptJailbreak: end,
    promptUnexplained: end,
    promptUnknown: end,
  }),
  forProduction: singleLine(160),
  noResponse: singleLine(40),
  statusOnly: template(['status'], 40),
  actions: v.strictObject({
    keys: template(['provider'], 40),
    billing: template(['provider'], 40),
    status: template(['provider'], 40),
    organisation: singleLine(40),
    useModel: template(['model'], 40),
    reload: singleLine(40),
  }),
})

export const collection = defineCollection({
  files: 'messages/run-problems.yaml',
  schema,
})
