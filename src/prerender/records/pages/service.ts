import * as v from 'valibot'
import { paragraph, singleLine } from '../field-schemas.ts'
import { serviceBlocks, serviceClosing } from '../service-blocks.ts'

/** The content that all service pages share: `content/pages/service.yaml`. */
const schema = v.strictObject({
  labels: v.strictObject({
    needs: singleLine(36),
    silent: singleLine(24),
    month: singleLine(12),
    clients: singleLine(48),
    clientsText: paragraph(20, 200),
  }),
  price: singleLine(120),
  action: singleLine(20),
  blocks: serviceBlocks,
  closing: serviceClosing,
})

export const servicePageCollection = { name: 'pages/service', files: 'pages/service.yaml', schema } as const

export type ServicePageLabels = v.InferOutput<typeof schema>['labels']
