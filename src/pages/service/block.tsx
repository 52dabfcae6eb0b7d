import type { ComponentType } from 'react'
import type { ServiceBlockRecord, ServiceBlockRecordOf } from '#content/service-pages.ts'
import { Cases } from './cases.tsx'
import { Checks } from './checks.tsx'
import { Decision } from './decision.tsx'
import { Exchange } from './exchange.tsx'
import { ServiceFacts } from './facts.tsx'
import { Features } from './features.tsx'
import { Inventory } from './inventory.tsx'
import { Ledger } from './ledger.tsx'
import { ServiceMonitoring } from './monitoring.tsx'
import { Months } from './months.tsx'
import { ServiceQuestions } from './questions.tsx'
import { Related } from './related.tsx'
import { Review } from './review.tsx'
import { ServiceRoute } from './route.tsx'
import { Sequence } from './sequence.tsx'
import { Thread } from './thread.tsx'
import { Versus } from './versus.tsx'

/** What a block may show of the service besides its own content. */
type Beside = { readonly clients?: string | undefined }
type Kinds = {
  readonly [K in ServiceBlockRecord['kind']]: ComponentType<Beside & { readonly block: ServiceBlockRecordOf<K> }>
}

const kinds: Kinds = {
  cases: Cases,
  checks: Checks,
  decision: Decision,
  exchange: Exchange,
  facts: ServiceFacts,
  features: Features,
  inventory: Inventory,
  ledger: Ledger,
  months: Months,
  questions: ServiceQuestions,
  related: Related,
  review: Review,
  route: ServiceRoute,
  sequence: Sequence,
  thread: Thread,
  versus: Versus,
  watch: ServiceMonitoring,
}

/** Renders one block of a service page with the component of its kind. */
export function ServiceBlock({ block, clients }: Beside & { readonly block: ServiceBlockRecord }) {
  // `kinds` maps each kind to its own component
  const Kind = kinds[block.kind] as ComponentType<Beside & { readonly block: ServiceBlockRecord }>
  return <Kind block={block} clients={clients} />
}
