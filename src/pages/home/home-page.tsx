import { record as words } from 'virtual:records/pages/home/meta'
import { paths } from '#content/paths.ts'
import { island, LazyIsland } from '#ui/lazy-island.tsx'
import type { PageMeta } from '../page.ts'
import { HomeHero } from './hero.tsx'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.home,
}

/**
 * The sections in reading order. Their backgrounds lead through one night, from dusk to sunrise. A section below the
 * first view hydrates when it comes near the view.
 */
export const islands = [
  island('testimonials', () => import('./testimonials.tsx').then((module) => module.ClientVoices)),
  island('services-carousel', () => import('./services-carousel.tsx').then((module) => module.ServicesCarousel)),
  island('recent-projects', () => import('./recent-projects.tsx').then((module) => module.RecentProjects)),
  island('process-moons', () => import('./process-moons.tsx').then((module) => module.ProcessMoons)),
  island('why-us', () => import('./why-us.tsx').then((module) => module.WhyUs)),
  island('galaxy', () => import('./galaxy.tsx').then((module) => module.Galaxy)),
  island('ai-products', () => import('./ai-products.tsx').then((module) => module.AiProducts)),
  island('agents-teaser', () => import('./agents-teaser.tsx').then((module) => module.AgentsTeaser)),
  island('agent-diagram', () => import('./agent-diagram.tsx').then((module) => module.AgentDiagramSection)),
  island('personas', () => import('./personas.tsx').then((module) => module.Personas)),
  island('integrations-arch', () => import('./integrations-arch.tsx').then((module) => module.IntegrationsArch)),
  island('tech-orbit', () => import('./tech-orbit.tsx').then((module) => module.TechOrbit)),
  island('stack-strata', () => import('./stack-strata.tsx').then((module) => module.StackStrata)),
  island('human-day', () => import('./human-day.tsx').then((module) => module.HumanDaySection)),
  island('readings', () => import('./readings.tsx').then((module) => module.Readings)),
  island('mission', () => import('./mission.tsx').then((module) => module.Mission)),
  island('team', () => import('./team.tsx').then((module) => module.Team)),
  island('refer-teaser', () => import('./refer-teaser.tsx').then((module) => module.ReferTeaser)),
  island('asked-questions', () => import('./asked-questions.tsx').then((module) => module.AskedQuestions)),
  island('sunrise', () => import('./sunrise.tsx').then((module) => module.Sunrise)),
  island('meeting', () => import('#features/meeting/ui/meeting-section.tsx').then((module) => module.MeetingSection), {
    prefetchAfterLoad: true,
  }),
  island('section-nav', () => import('./section-nav/section-nav.tsx').then((module) => module.SectionNav)),
]

export function Page() {
  return (
    <>
      <HomeHero />
      {islands.map((island) => (
        <LazyIsland key={island.name} island={island} />
      ))}
    </>
  )
}
