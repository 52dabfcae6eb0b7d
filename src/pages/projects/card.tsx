import { isPlaceholder, type Project, projectsPageContent as words } from '#content/projects.ts'
import { monthAndYear } from '#lib/dates.ts'
import { withBoundArticles } from '#lib/line-breaks.ts'
import { css } from '#styled/css'
import { eagerImage, lazyImage } from '#ui/image-loading.ts'
import { Badge } from '#ui/marks.tsx'
import { NewTabIcon } from '#ui/new-tab-icon.tsx'
import { styles } from './card-styles.ts'

/** The widths of a cover: on a phone as wide as the page, and from 640 px at most half as wide. */
const SIZES = '(min-width: 640px) 50vw, 100vw'

type ProjectCardProps = {
  readonly project: Project
  /** Whether the card is the first one. Its cover loads eagerly, because it is in the first view on a phone. */
  readonly isFirst: boolean
}

export function ProjectCard({ project, isFirst }: ProjectCardProps) {
  const { slug, title, text, technologies, field, client, completed, href, cover } = project
  const imageLoading = isFirst ? eagerImage : lazyImage
  return (
    <li id={slug} data-record="projects" className={styles.card}>
      <span className={styles.cover}>
        {cover ? (
          <picture>
            <source type="image/avif" srcSet={cover.avif} sizes={SIZES} />
            <img
              src={cover.src}
              srcSet={cover.srcSet}
              sizes={SIZES}
              alt=""
              width="960"
              height="600"
              {...imageLoading}
            />
          </picture>
        ) : (
          <img src={`/art/project-${slug}.svg`} alt="" width="960" height="600" {...imageLoading} />
        )}
      </span>
      <div className={styles.cardText}>
        <p className={styles.meta}>
          <Badge>
            <i data-field={field} className={styles.dot} />
            <span>{field}</span>
          </Badge>
          <span>{client}</span>
          <time dateTime={completed}>{monthAndYear(completed)}</time>
        </p>
        <h2 className={styles.title}>{withBoundArticles(title)}</h2>
        <p>{text}</p>
        <p className={styles.technologies}>{technologies.join(' · ')}</p>
        <a href={href} target="_blank" rel="noopener noreferrer" className={styles.visitLink}>
          <span>
            {words.visit.action}
            <span className={css({ srOnly: true })}>{` of ${title}, outside this website`}</span>
          </span>
          <NewTabIcon />
        </a>
        {isPlaceholder(href) && <p className={styles.technologies}>{words.visit.placeholder}</p>}
      </div>
    </li>
  )
}
