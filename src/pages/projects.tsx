import '#styled/styles/recipes/projects-page.css'
import { paths } from '#content/paths.ts'
import { projects, projectsPage as words } from '#content/projects.ts'
import { PageHead } from '#sections/page-head.tsx'
import { projectsPage } from '#styled/recipes/projects-page.js'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import type { PageMeta } from './page.ts'
import { ProjectCard } from './projects/card.tsx'
import { Chart } from './projects/chart.tsx'
import { NextProject } from './projects/next.tsx'

export const meta: PageMeta = { title: words.title, description: words.description, canonical: paths.projects }

const looks = projectsPage()

/** Finished projects, on a chart of months and fields and as cards. */
export function Page() {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead}>
        <ButtonLink href={paths.contact}>{words.start}</ButtonLink>
      </PageHead>
      {projects.length > 0 && <Chart />}
      <section aria-label="Portfolio" className={looks.cards}>
        <div className={wrap}>
          <ul data-long="" className={looks.grid}>
            {projects.map((project, index) => (
              <ProjectCard key={project.slug} project={project} isFirst={index === 0} />
            ))}
            <NextProject />
          </ul>
          {projects.length > 0 && <p className={looks.addresses}>{words.visit.note}</p>}
        </div>
      </section>
    </>
  )
}
