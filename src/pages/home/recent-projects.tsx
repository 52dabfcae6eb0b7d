import { record as words } from 'virtual:records/pages/home/projects'
import { paths } from '#content/paths.ts'
import { withBoundArticles } from '#lib/line-breaks.ts'
import { SnapRow } from '#pages/home/snap-row/snap-row.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { lazyImage } from '#ui/image-loading.ts'
import { pageColumn } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { Trail } from '#ui/marks.tsx'
import { styles as shared } from './lower-section-styles.ts'
import { styles } from './recent-projects-styles.ts'

/** The widths of a cover: a third of the page from 640 px, and about 17rem on narrower screens. */
const SIZES = '(min-width: 640px) 33vw, 17rem'

/** Renders a few projects, each with its cover and a link to its card in the list, or nothing if none is chosen. */
export function RecentProjects() {
  if (words.shown.length === 0) return null
  return (
    <section id="projects" aria-labelledby="projects-heading" className={shared.section}>
      <div className={pageColumn}>
        <div className={shared.sectionHead}>
          <h2 id="projects-heading">{words.heading}</h2>
          <p>{words.lead}</p>
        </div>
        <SnapRow
          itemName="project"
          labelledBy="projects-heading"
          count={words.shown.length}
          className={styles.projects}
        >
          {words.shown.map(({ slug, title, client, text, cover }) => (
            <li key={slug}>
              <div className={styles.cover}>
                <img
                  src={cover?.src ?? `/art/project-${slug}.svg`}
                  {...(cover && { srcSet: cover.srcSet, sizes: SIZES })}
                  alt=""
                  width="960"
                  height="600"
                  {...lazyImage}
                />
              </div>
              <h3>
                <Link href={`${paths.projects}#${slug}`} className={shared.cardLink}>
                  <span>{withBoundArticles(title)}</span>
                  <Trail tone="signal" />
                </Link>
              </h3>
              <p>{client}</p>
              <p>{text}</p>
            </li>
          ))}
        </SnapRow>
        <div className={shared.actions}>
          <ButtonLink variant="line" href={paths.projects}>
            {words.all}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
