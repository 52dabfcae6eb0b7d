import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line, prose } from '../fields.ts'

/** Words of the home page: `content/pages/home.yaml`. */
const schema = v.strictObject({
  orbit: v.strictObject({ heading: v.strictTuple([line(34), line(20)]), text: prose(40, 200) }),
  personas: v.strictObject({ heading: line(50), text: prose(20, 140) }),
  team: v.strictObject({ heading: line(40), text: prose(20, 100) }),
})

export const homeWords = { name: 'pages/home', files: 'pages/home.yaml', schema } as const

export type HomeWords = Fixed<v.InferOutput<typeof schema>>
