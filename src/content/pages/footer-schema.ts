import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine } from '#prerender/records/field-schemas.ts'

/** The content of the footer: `content/pages/footer.yaml`. */
const schema = v.strictObject({ made: singleLine(40) })

export const collection = defineCollection({ files: 'pages/footer.yaml', schema })
