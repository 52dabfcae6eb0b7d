import type { projects } from '#content/projects.ts'
import { withNoTrailingA } from '#lib/unbroken.ts'
import { css } from '#styled/css'
import { projectsPage } from '#styled/recipes/projects-page.js'
import { ExternalMark } from '#ui/icons.tsx'
import { Badge } from '#ui/marks.tsx'
import { seenAtOnce, seenLater } from '#ui/picture.ts'
import { shortMonth } from './chart-plan.ts'

const looks = projectsPage()

type ProjectCardProps = {
  readonly project: (typeof projects)[number]
  /** On a phone the first cover is seen at once, beneath the heading. */
  readonly isFirst: boolean
}

/** One project: its cover, its field, client and month, what it does, what it is made with, and the way to it. */
export function ProjectCard({ project, isFirst }: ProjectCardProps) {
  const { slug, title, text, technologies, field, client, completed, href } = project
  return (
    <li id={slug} className={looks.card}>
      <span className={looks.cover}>
        <img src={`/art/project-${slug}.svg`} alt="" width="960" height="600" {...(isFirst ? seenAtOnce : seenLater)} />
      </span>
      <div className={looks.words}>
        <p className={looks.meta}>
          <Badge>
            <i data-field={field} className={looks.dot} />
            <span>{field}</span>
          </Badge>
          <span>{client}</span>
          <time dateTime={completed}>{shortMonth(completed)}</time>
        </p>
        <h2 className={looks.title}>{withNoTrailingA(title)}</h2>
        <p>{text}</p>
        <p className={looks.tools}>{technologies.join(' · ')}</p>
        <a href={href} target="_blank" rel="noopener noreferrer" className={looks.visit}>
          <span>
            Visit site<span className={css({ srOnly: true })}>{` of ${title}, outside this website`}</span>
          </span>
          <ExternalMark />
        </a>
      </div>
    </li>
  )
}
