import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line, template } from '../fields.ts'

/** What visitors read of controls that stand on many pages: `content/messages/controls.yaml`. */
const schema = v.strictObject({
  newTab: line(40),
  close: line(40),
  dismiss: line(40),
  play: template(['what'], 40),
  pause: template(['what'], 40),
  field: v.strictObject({
    optional: line(40),
    used: template(['length', 'limit'], 40),
    tooLong: template(['limit'], 80),
    isTooLong: line(40),
    isNearlyFull: line(40),
  }),
  choose: line(40),
  search: line(40),
})

export const controlsMessages = { name: 'messages/controls', files: 'messages/controls.yaml', schema } as const

export type ControlsMessages = Fixed<v.InferOutput<typeof schema>>
