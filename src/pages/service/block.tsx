import type { ComponentType } from 'react'
import type { Block, BlockOf } from '#content/service-pages.ts'
import { Cases } from './cases.tsx'
import { Checks } from './checks.tsx'
import { Decision } from './decision.tsx'
import { Exchange } from './exchange.tsx'
import { Facts } from './facts.tsx'
import { Features } from './features.tsx'
import { Inventory } from './inventory.tsx'
import { Ledger } from './ledger.tsx'
import { Months } from './months.tsx'
import { Questions } from './questions.tsx'
import { Related } from './related.tsx'
import { Review } from './review.tsx'
import { Route } from './route.tsx'
import { Sequence } from './sequence.tsx'
import { Thread } from './thread.tsx'
import { Versus } from './versus.tsx'
import { Watch } from './watch.tsx'

/** What a block may show of the service beside its own words. */
type Beside = { readonly clients?: string | undefined }
type Kinds = { readonly [K in Block['kind']]: ComponentType<Beside & { readonly block: BlockOf<K> }> }

const kinds: Kinds = {
  cases: Cases,
  checks: Checks,
  decision: Decision,
  exchange: Exchange,
  facts: Facts,
  features: Features,
  inventory: Inventory,
  ledger: Ledger,
  months: Months,
  questions: Questions,
  related: Related,
  review: Review,
  route: Route,
  sequence: Sequence,
  thread: Thread,
  versus: Versus,
  watch: Watch,
}

/** One block of a service page, drawn by the component of its kind. */
export function ServiceBlock({ block, clients }: Beside & { readonly block: Block }) {
  const Kind = kinds[block.kind] as ComponentType<Beside & { readonly block: Block }> // `kinds` pairs each kind with its own
  return <Kind block={block} clients={clients} />
}
