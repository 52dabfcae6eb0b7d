import { isPlaceholder, type Project, projectsPage as words } from '#content/projects.ts'
import { monthAndYear } from '#lib/dates.ts'
import { withNoTrailingA } from '#lib/unbroken.ts'
import { css } from '#styled/css'
import { projectsPage } from '#styled/recipes/projects-page.js'
import { ExternalMark } from '#ui/icons.tsx'
import { Badge } from '#ui/marks.tsx'
import { seenAtOnce, seenLater } from '#ui/picture.ts'

const looks = projectsPage()

/** A card is as wide as the page, or a half of it at most. */
const SIZES = '(min-width: 640px) 50vw, 100vw'

type ProjectCardProps = {
  readonly project: Project
  /** On a phone the first cover is seen at once, beneath the heading. */
  readonly isFirst: boolean
}

/** One project: its cover, its field, client and month, what it does, what it is made with, and the way to it. */
export function ProjectCard({ project, isFirst }: ProjectCardProps) {
  const { slug, title, text, technologies, field, client, completed, href, cover } = project
  const seen = isFirst ? seenAtOnce : seenLater
  return (
    <li id={slug} className={looks.card}>
      <span className={looks.cover}>
        {cover ? (
          <picture>
            <source type="image/avif" srcSet={cover.avif} sizes={SIZES} />
            <img src={cover.src} srcSet={cover.srcSet} sizes={SIZES} alt="" width="960" height="600" {...seen} />
          </picture>
        ) : (
          <img src={`/art/project-${slug}.svg`} alt="" width="960" height="600" {...seen} />
        )}
      </span>
      <div className={looks.words}>
        <p className={looks.meta}>
          <Badge>
            <i data-field={field} className={looks.dot} />
            <span>{field}</span>
          </Badge>
          <span>{client}</span>
          <time dateTime={completed}>{monthAndYear(completed)}</time>
        </p>
        <h2 className={looks.title}>{withNoTrailingA(title)}</h2>
        <p>{text}</p>
        <p className={looks.tools}>{technologies.join(' · ')}</p>
        <a href={href} target="_blank" rel="noopener noreferrer" className={looks.visit}>
          <span>
            {words.visit.action}
            <span className={css({ srOnly: true })}>{` of ${title}, outside this website`}</span>
          </span>
          <ExternalMark />
        </a>
        {isPlaceholder(href) && <p className={looks.tools}>{words.visit.placeholder}</p>}
      </div>
    </li>
  )
}
