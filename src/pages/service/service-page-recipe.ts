import { defineSlotRecipe } from '@pandacss/dev'
import { serviceChecksStyles } from './styles/checks.ts'
import { serviceDecisionStyles } from './styles/decision.ts'
import { serviceExchangeStyles } from './styles/exchange.ts'
import { serviceFactsStyles } from './styles/facts.ts'
import { serviceFeaturesStyles } from './styles/features.ts'
import { serviceFrameStyles } from './styles/frame.ts'
import { serviceHeroStyles } from './styles/hero.ts'
import { serviceMonthsStyles } from './styles/months.ts'
import { serviceReviewStyles } from './styles/review.ts'
import { serviceRouteStyles } from './styles/route.ts'
import { serviceRowsStyles } from './styles/rows.ts'
import { serviceSequenceStyles } from './styles/sequence.ts'
import { serviceThreadStyles } from './styles/thread.ts'
import { serviceVersusStyles } from './styles/versus.ts'
import { serviceWatchStyles } from './styles/watch.ts'

const sharedStyles = {
  ...serviceHeroStyles,
  ...serviceFrameStyles,
  ...serviceFeaturesStyles,
  ...serviceFactsStyles,
  ...serviceRowsStyles,
  ...serviceSequenceStyles,
}
const blockStyles = {
  ...serviceChecksStyles,
  ...serviceRouteStyles,
  ...serviceMonthsStyles,
  ...serviceThreadStyles,
  ...serviceWatchStyles,
  ...serviceDecisionStyles,
  ...serviceVersusStyles,
  ...serviceReviewStyles,
  ...serviceExchangeStyles,
}
const base = { ...sharedStyles, ...blockStyles }

/** The styles that only the pages of services load. */
export const servicePageRecipe = defineSlotRecipe({
  className: 'service-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
