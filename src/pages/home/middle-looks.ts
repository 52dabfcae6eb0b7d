import { defineSlotRecipe } from '@pandacss/dev'
import { agents } from './middle-looks/agents.ts'
import { arch } from './middle-looks/arch.ts'
import { frame } from './middle-looks/frame.ts'
import { lists } from './middle-looks/lists.ts'
import { orbit } from './middle-looks/orbit.ts'
import { services } from './middle-looks/services.ts'
import { why } from './middle-looks/why.ts'
import { words } from './middle-looks/words.ts'

const base = { ...frame, ...agents, ...services, ...words, ...orbit, ...arch, ...why, ...lists }

/** The compositions of the middle of the home page, from the agents down to the technology stack. */
export const homeMiddle = defineSlotRecipe({
  className: 'home-middle',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
