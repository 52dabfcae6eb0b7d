import { record as words } from 'virtual:records/pages/home/meta'
import { record as sections } from 'virtual:records/pages/home/sections'
import { record as personaCount } from 'virtual:records/personas/count'
import { record as testimonialCount } from 'virtual:records/testimonials/count'
import { paths } from '#content/paths.ts'
import { SectionNav } from '#features/section-nav/ui/section-nav.tsx'
import { island, LazyIsland } from '#ui/lazy-island.tsx'
import { HomeHero } from './home/hero.tsx'
import type { PageMeta } from './page.ts'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.home,
}

/**
 * The sections in reading order. Their backgrounds lead through one night, from dusk to sunrise. A section below the
 * first view hydrates when it comes near the view.
 */
const islands = [
  island('trusted-by', () => import('./home/trusted-by.tsx').then((module) => module.TrustedBy)),
  island('testimonials', () => import('./home/testimonials.tsx').then((module) => module.Testimonials)),
  island('services-carousel', () => import('./home/services-carousel.tsx').then((module) => module.ServicesCarousel)),
  island('recent-projects', () => import('./home/recent-projects.tsx').then((module) => module.RecentProjects)),
  island('process-moons', () => import('./home/process-moons.tsx').then((module) => module.ProcessMoons)),
  island('why-us', () => import('./home/why-us.tsx').then((module) => module.WhyUs)),
  island('galaxy', () => import('./home/galaxy.tsx').then((module) => module.Galaxy)),
  island('ai-products', () => import('./home/ai-products.tsx').then((module) => module.AiProducts)),
  island('agents-teaser', () => import('./home/agents-teaser.tsx').then((module) => module.AgentsTeaser)),
  island('agent-diagram', () => import('./home/agent-diagram.tsx').then((module) => module.AgentDiagramSection)),
  island('personas', () => import('./home/personas.tsx').then((module) => module.Personas)),
  island('integrations-arch', () => import('./home/integrations-arch.tsx').then((module) => module.IntegrationsArch)),
  island('tech-orbit', () => import('./home/tech-orbit.tsx').then((module) => module.TechOrbit)),
  island('stack-strata', () => import('./home/stack-strata.tsx').then((module) => module.StackStrata)),
  island('human-day', () => import('./home/human-day.tsx').then((module) => module.HumanDaySection)),
  island('readings', () => import('./home/readings.tsx').then((module) => module.Readings)),
  island('mission', () => import('./home/mission.tsx').then((module) => module.Mission)),
  island('team', () => import('./home/team.tsx').then((module) => module.Team)),
  island('refer-teaser', () => import('./home/refer-teaser.tsx').then((module) => module.ReferTeaser)),
  island('asked-questions', () => import('./home/asked-questions.tsx').then((module) => module.AskedQuestions)),
  island('sunrise', () => import('./home/sunrise.tsx').then((module) => module.Sunrise)),
  island('meeting', () => import('#sections/meeting.tsx').then((module) => module.MeetingSection), {
    prefetchAfterLoad: true,
  }),
]

/** The sections that the section navigation lists, without the testimonials and the personas if there are none. */
const navSections = sections.filter(
  ({ id }) => !((id === 'words' && testimonialCount === 0) || (id === 'roster' && personaCount === 0)),
)

/** Loads all islands at once, for a visitor who navigates to the page. */
export function prepare() {
  return Promise.all(islands.map((island) => island.prepare()))
}

/** Renders the sections of the home page, and a navigation that marks the current section. */
export function Page() {
  return (
    <>
      <HomeHero />
      {islands.map((island) => (
        <LazyIsland key={island.name} island={island} />
      ))}
      <SectionNav sections={navSections} />
    </>
  )
}
