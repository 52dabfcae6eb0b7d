import * as v from 'valibot'
import type { DeepReadonly } from '../collection.ts'
import { singleLine } from '../field-schemas.ts'

/** The content of the footer: `content/pages/footer.yaml`. */
const schema = v.strictObject({ made: singleLine(40) })

export const footerCollection = { name: 'pages/footer', files: 'pages/footer.yaml', schema } as const

export type FooterContent = DeepReadonly<v.InferOutput<typeof schema>>
