import { paths } from '#content/paths.ts'
import { isExample, projects, projectsPageContent as words } from '#content/projects.ts'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import type { PageMeta } from '../page.ts'
import { ProjectCard } from './card.tsx'
import { ProjectsChart } from './chart.tsx'
import { ProjectsClosing } from './closing.tsx'
import { styles } from './projects-page-styles.ts'

export const meta: PageMeta = { title: words.title, description: words.description, canonical: paths.projects }

/** The chart is shown on wide screens only. */
export function Page() {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead}>
        <ButtonLink href={paths.contact}>{words.start}</ButtonLink>
      </PageHead>
      {projects.length > 0 && <ProjectsChart />}
      <section aria-label="Portfolio" className={styles.cards}>
        <div className={pageColumn}>
          {projects.some(isExample) && <p className={styles.examples}>{words.examples}</p>}
          <ul data-long="" className={styles.grid}>
            {projects.map((project, index) => (
              <ProjectCard key={project.slug} project={project} isFirst={index === 0} />
            ))}
            <ProjectsClosing />
          </ul>
        </div>
      </section>
    </>
  )
}
