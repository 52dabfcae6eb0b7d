import { projectPath } from '#content/paths.ts'
import type { ProjectList } from '#content/record-pages.ts'
import { ProjectCover } from '#features/project/ui/project-cover.tsx'
import { ProjectMeta } from '#features/project/ui/project-meta.tsx'
import { VisitLink } from '#features/project/ui/visit-link.tsx'
import { withBoundArticles } from '#lib/line-breaks.ts'
import { Link } from '#ui/link.tsx'
import { styles } from './card-styles.ts'

/** The widths of a cover: on a phone as wide as the page, and from 640 px at most half as wide. */
const SIZES = '(min-width: 640px) 50vw, 100vw'

type ProjectCardProps = {
  readonly project: ProjectList['items'][number]
  /** Whether the card is the first one. Its cover loads eagerly, because it is in the first view on a phone. */
  readonly isFirst: boolean
}

export function ProjectCard({ project, isFirst }: ProjectCardProps) {
  const { slug, title, summary, technologies, hasPage } = project
  const name = withBoundArticles(title)
  return (
    <li id={slug} data-record={hasPage ? undefined : 'projects'} className={styles.card}>
      <span data-near={isFirst ? undefined : ''} className={styles.cover}>
        <ProjectCover project={project} sizes={SIZES} isFirst={isFirst} />
      </span>
      <div className={styles.cardText}>
        <ProjectMeta project={project} />
        <h2 className={styles.title}>{hasPage ? <Link href={projectPath(slug)}>{name}</Link> : name}</h2>
        <p>{summary}</p>
        <p className={styles.technologies}>{technologies.join(' · ')}</p>
        <VisitLink project={project} />
      </div>
    </li>
  )
}
