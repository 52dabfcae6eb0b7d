import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine } from '#prerender/records/field-schemas.ts'
import { serviceBlocks, serviceClosing } from '#prerender/records/service-blocks.ts'

/** The content that all service pages share: `content/pages/service.yaml`. */
const schema = v.strictObject({
  labels: v.strictObject({
    sheet: singleLine(30),
    projects: singleLine(36),
    needs: singleLine(36),
    month: singleLine(12),
    clients: singleLine(48),
  }),
  price: singleLine(120),
  action: singleLine(20),
  blocks: serviceBlocks,
  closing: serviceClosing,
})

export const collection = defineCollection({ files: 'pages/service.yaml', schema })
