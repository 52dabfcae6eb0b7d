import * as v from 'valibot'
import { line, prose } from '../fields.ts'
import { blocks, closing } from '../service-blocks.ts'

/** The words that the pages of all services share: `content/pages/service.yaml`. */
const schema = v.strictObject({
  labels: v.strictObject({
    needs: line(36),
    silent: line(24),
    month: line(12),
    clients: line(48),
    clientsText: prose(20, 200),
  }),
  price: line(120),
  action: line(20),
  blocks,
  closing,
})

export const serviceWords = { name: 'pages/service', files: 'pages/service.yaml', schema } as const

export type ServiceLabels = v.InferOutput<typeof schema>['labels']
