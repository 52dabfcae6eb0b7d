import { record as words } from 'virtual:records/pages/projects/visit'
import { isExample } from '#content/project-facts.ts'
import type { Project } from '#content/projects.ts'
import { css } from '#styled/css'
import { NewTabIcon } from '#ui/new-tab-icon.tsx'
import { styles } from './visit-link-styles.ts'

/** A link to the finished work; nothing if the project has no address. */
export function VisitLink({ project }: { readonly project: Pick<Project, 'title' | 'href'> }) {
  const { title, href } = project
  if (href === undefined) return null
  return (
    <div className={styles.visit}>
      <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <span>
          {words.action}
          <span className={css({ srOnly: true })}>{` of ${title}, outside this website`}</span>
        </span>
        <NewTabIcon />
      </a>
      {isExample(project) && <span className={styles.example}>{words.example}</span>}
    </div>
  )
}
