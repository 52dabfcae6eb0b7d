import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line } from '../fields.ts'

/** The words of the page: `content/pages/footer.yaml`. */
const schema = v.strictObject({ made: line(40) })

export const footerWords = { name: 'pages/footer', files: 'pages/footer.yaml', schema } as const

export type FooterWords = Fixed<v.InferOutput<typeof schema>>
