import { defineSlotRecipe } from '@pandacss/dev'
import { checks } from './looks/checks.ts'
import { decision } from './looks/decision.ts'
import { exchange } from './looks/exchange.ts'
import { facts } from './looks/facts.ts'
import { features } from './looks/features.ts'
import { frame } from './looks/frame.ts'
import { hero } from './looks/hero.ts'
import { months } from './looks/months.ts'
import { review } from './looks/review.ts'
import { route } from './looks/route.ts'
import { rows } from './looks/rows.ts'
import { sequence } from './looks/sequence.ts'
import { thread } from './looks/thread.ts'
import { versus } from './looks/versus.ts'
import { watch } from './looks/watch.ts'

const shared = { ...hero, ...frame, ...features, ...facts, ...rows, ...sequence }
const own = { ...checks, ...route, ...months, ...thread, ...watch, ...decision, ...versus, ...review, ...exchange }
const base = { ...shared, ...own }

/** The compositions of the services' pages. */
export const servicePage = defineSlotRecipe({
  className: 'service-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
