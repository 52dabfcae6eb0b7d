import { record as words } from 'virtual:records/pages/home/meta'
import { record as sections } from 'virtual:records/pages/home/sections'
import { record as personaCount } from 'virtual:records/personas/count'
import { record as testimonialCount } from 'virtual:records/testimonials/count'
import { paths } from '#content/paths.ts'
import { Meridian } from '#features/meridian/ui/meridian.tsx'
import { Near, partOf } from '#ui/near.tsx'
import { Hero } from './home/hero.tsx'
import type { PageMeta } from './page.ts'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.home,
}

/**
 * One night, from dusk to sunrise: first what speaks for us, then what it costs, then how it works. What lies below the first
 * view wakes when it comes near.
 */
const parts = [
  partOf('trusted-by', () => import('./home/trusted-by.tsx')),
  partOf('testimonials', () => import('./home/testimonials.tsx')),
  partOf('services-carousel', () => import('./home/services-carousel.tsx')),
  partOf('recent-projects', () => import('./home/recent-projects.tsx')),
  partOf('process-moons', () => import('./home/process-moons.tsx')),
  partOf('why-us', () => import('./home/why-us.tsx')),
  partOf('galaxy', () => import('./home/galaxy.tsx')),
  partOf('ai-products', () => import('./home/ai-products.tsx')),
  partOf('agents-teaser', () => import('./home/agents-teaser.tsx')),
  partOf('agent-diagram', () => import('./home/agent-diagram.tsx')),
  partOf('personas', () => import('./home/personas.tsx')),
  partOf('integrations-arch', () => import('./home/integrations-arch.tsx')),
  partOf('tech-orbit', () => import('./home/tech-orbit.tsx')),
  partOf('stack-strata', () => import('./home/stack-strata.tsx')),
  partOf('human-day', () => import('./home/human-day.tsx')),
  partOf('readings', () => import('./home/readings.tsx')),
  partOf('mission', () => import('./home/mission.tsx')),
  partOf('team', () => import('./home/team.tsx')),
  partOf('refer-teaser', () => import('./home/refer-teaser.tsx')),
  partOf('asked-questions', () => import('./home/asked-questions.tsx')),
  partOf('sunrise', () => import('./home/sunrise.tsx')),
  partOf('meeting', () => import('#sections/meeting.tsx'), { isAtHand: true }),
]

/** The sections that the rail names: those that show records are there only if there are any. */
const shown = sections.filter(
  ({ id }) => !((id === 'words' && testimonialCount === 0) || (id === 'roster' && personaCount === 0)),
)

/** Loads every part at once, for those who travel to the page. */
export function prepare() {
  return Promise.all(parts.map((part) => part.prepare()))
}

/** The night from dusk to sunrise, and the meridian that says which part of it one is in. */
export function Page() {
  return (
    <>
      <Hero />
      {parts.map((part) => (
        <Near key={part.name} part={part} />
      ))}
      <Meridian sections={shown} />
    </>
  )
}
