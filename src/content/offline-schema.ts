import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { integerBetween } from '#prerender/records/field-schemas.ts'

/** What every device keeps for reading without a connection: `content/offline.yaml`. */
const schema = v.strictObject({
  /** How many of the newest articles, of the newest projects and of the jobs are precached. */
  newest: v.optional(integerBetween(1, 1000), 30),
})

export const collection = defineCollection({ files: 'offline.yaml', schema })
