import { record as words } from 'virtual:records/pages/home/projects'
import { paths } from '#content/paths.ts'
import { withBoundArticles } from '#lib/line-breaks.ts'
import { SnapRow } from '#pages/home/snap-row/snap-row.tsx'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { lazyImage } from '#ui/image-loading.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { HomeSection } from './home-section.tsx'
import { styles } from './recent-projects-styles.ts'

/** The widths of a cover: a third of the page from 640 px, and about 17rem on narrower screens. */
const SIZES = '(min-width: 640px) 33vw, 17rem'

export function RecentProjects() {
  if (words.shown.length === 0) return null
  return (
    <HomeSection id="projects" look="around">
      <SectionHead id="projects-heading" heading={words.heading} note={words.lead} />
      <div className={styles.projects}>
        <SnapRow itemName="project" labelledBy="projects-heading" count={words.shown.length}>
          {words.shown.map(({ slug, title, client, summary, href, cover }) => (
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
                <CardLink href={href} name={withBoundArticles(title)} />
              </h3>
              <p>{client}</p>
              <p>{summary}</p>
            </li>
          ))}
        </SnapRow>
      </div>
      <Actions>
        <ButtonLink variant="line" href={paths.projects}>
          {words.all}
        </ButtonLink>
      </Actions>
    </HomeSection>
  )
}
