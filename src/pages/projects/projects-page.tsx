import { record as words } from 'virtual:records/pages/projects'
import { paths } from '#content/paths.ts'
import { isExample } from '#content/project-facts.ts'
import type { ProjectList } from '#content/record-pages.ts'
import { listMeta } from '#features/record-list/list-meta.ts'
import { ListEnd } from '#features/record-list/ui/list-end.tsx'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import type { PageMeta, PageParams } from '../page.ts'
import { ProjectCard } from './card.tsx'
import { ProjectsChart } from './chart.tsx'
import { ProjectsClosing } from './closing.tsx'
import { styles } from './projects-page-styles.ts'

export function meta(_: PageParams, list: ProjectList): PageMeta | Promise<PageMeta> {
  const { title, description } = words
  return listMeta({ title, description, canonical: paths.projects }, list)
}

/** A page of the projects. The chart is shown on wide screens only. */
export function Page({ data }: { readonly data: ProjectList }) {
  const projects = data.items
  return (
    <>
      <div className={styles.head}>
        <PageHead heading={words.heading} lead={words.lead}>
          <ButtonLink href={paths.contact}>{words.start}</ButtonLink>
        </PageHead>
      </div>
      {projects.length > 0 && <ProjectsChart projects={projects} />}
      <section aria-label="Portfolio" className={styles.cards}>
        <div className={pageColumn}>
          {projects.some(isExample) && <p className={styles.examples}>{words.examples}</p>}
          <ul data-long="" className={styles.grid}>
            {projects.map((project, index) => (
              <ProjectCard key={project.slug} project={project} isFirst={index === 0} />
            ))}
            <ProjectsClosing />
          </ul>
          <ListEnd list={paths.projects} current={data} />
        </div>
      </section>
    </>
  )
}
