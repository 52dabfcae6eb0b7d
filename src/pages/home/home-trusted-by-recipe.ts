import { defineSlotRecipe } from '@pandacss/dev'
import { homeAgentsStyles } from './trusted-by-styles/agents.ts'
import { homeArchStyles } from './trusted-by-styles/arch.ts'
import { homeListsStyles } from './trusted-by-styles/lists.ts'
import { homeOrbitStyles } from './trusted-by-styles/orbit.ts'
import { homeSectionStyles } from './trusted-by-styles/section.ts'
import { homeServicesStyles } from './trusted-by-styles/services.ts'
import { homeTestimonialsStyles } from './trusted-by-styles/testimonials.ts'
import { homeWhyStyles } from './trusted-by-styles/why.ts'

const base = {
  ...homeSectionStyles,
  ...homeAgentsStyles,
  ...homeServicesStyles,
  ...homeTestimonialsStyles,
  ...homeOrbitStyles,
  ...homeArchStyles,
  ...homeWhyStyles,
  ...homeListsStyles,
}

/**
 * The styles of these sections of the home page: clients, testimonials, services, process, reasons, agents,
 * integrations, technologies and AI stack.
 */
export const homeTrustedByRecipe = defineSlotRecipe({
  className: 'home-trusted-by',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
