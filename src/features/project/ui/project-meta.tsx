import type { Project } from '#content/projects.ts'
import { monthAndYear } from '#lib/dates.ts'
import { Badge } from '#ui/marks.tsx'
import { styles } from './project-meta-styles.ts'

type ProjectMetaProps = { readonly project: Pick<Project, 'field' | 'client' | 'completed'> }

/** The field of a project, the kind of client, and the month of completion. */
export function ProjectMeta({ project: { field, client, completed } }: ProjectMetaProps) {
  return (
    <p className={styles.meta}>
      <Badge>
        <i data-field={field} className={styles.dot} />
        <span>{field}</span>
      </Badge>
      <span>{client}</span>
      <time dateTime={completed}>{monthAndYear(completed)}</time>
    </p>
  )
}
