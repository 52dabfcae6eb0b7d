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
import { MonthlyPlan } from './monthly-plan.tsx'
import { ServiceQuestions } from './questions.tsx'
import { Related } from './related.tsx'
import { Review } from './review.tsx'
import { ServiceRoute } from './route.tsx'
import { Sequence } from './sequence.tsx'
import { Stages } from './stages.tsx'
import { Versus } from './versus.tsx'

/** The data of the service that a block may show besides its own content. */
type ServiceProps = { readonly clients?: string | undefined }
type BlockComponents = {
  readonly [K in ServiceBlockRecord['kind']]: ComponentType<ServiceProps & { readonly block: ServiceBlockRecordOf<K> }>
}

const blockComponents: BlockComponents = {
  cases: Cases,
  checks: Checks,
  decision: Decision,
  exchange: Exchange,
  facts: ServiceFacts,
  features: Features,
  inventory: Inventory,
  ledger: Ledger,
  months: MonthlyPlan,
  questions: ServiceQuestions,
  related: Related,
  review: Review,
  route: ServiceRoute,
  sequence: Sequence,
  thread: Stages,
  versus: Versus,
  watch: ServiceMonitoring,
}

export function ServiceBlock({ block, ...service }: ServiceProps & { readonly block: ServiceBlockRecord }) {
  // `blockComponents` maps each kind to its own component
  const Block = blockComponents[block.kind] as ComponentType<ServiceProps & { readonly block: ServiceBlockRecord }>
  return <Block block={block} {...service} />
}
