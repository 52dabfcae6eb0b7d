import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line, template } from '../fields.ts'

/** What visitors read of the training's form: `content/messages/training.yaml`. */
const schema = v.strictObject({
  form: v.strictObject({
    label: line(40),
    fields: v.strictObject({ level: line(40), batch: line(40), message: line(40) }),
    levels: v.array(line(40)),
    noBatch: line(40),
    button: line(40),
    levelMissing: line(80),
    letter: v.strictObject({ title: line(40), batch: template(['batch'], 40), level: template(['level'], 40) }),
  }),
  outcome: v.strictObject({ done: line(40), doneHint: line(80), failed: line(40), failedHint: line(160) }),
  expert: line(200),
})

export const trainingMessages = { name: 'messages/training', files: 'messages/training.yaml', schema } as const

export type TrainingMessages = Fixed<v.InferOutput<typeof schema>>
