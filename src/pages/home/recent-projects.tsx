import { record as words } from 'virtual:records/pages/home/projects'
import { paths } from '#content/paths.ts'
import { withNoTrailingA } from '#lib/unbroken.ts'
import { homeMore } from '#styled/recipes/home-more.js'
import '#styled/styles/recipes/home-more.css'
import { SnapRow } from '#features/snap-row/ui/snap-row.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { Trail } from '#ui/marks.tsx'
import { seenLater } from '#ui/picture.ts'

const looks = homeMore()

/** Three of them lie side by side on a wide page, two by two. */
const SIZES = '(min-width: 640px) 33vw, 17rem'

/** A few projects, each with its cover and the way to its place among all of them; nothing where none is chosen. */
export function Part() {
  if (words.shown.length === 0) return null
  return (
    <section id="projects" aria-labelledby="projects-heading" className={looks.section}>
      <div className={wrap}>
        <div className={looks.head}>
          <h2 id="projects-heading">{words.heading}</h2>
          <p>{words.lead}</p>
        </div>
        <SnapRow one="project" labelledBy="projects-heading" count={words.shown.length} className={looks.projects}>
          {words.shown.map(({ slug, title, client, text, cover }) => (
            <li key={slug}>
              <div className={looks.cover}>
                <img
                  src={cover?.src ?? `/art/project-${slug}.svg`}
                  {...(cover && { srcSet: cover.srcSet, sizes: SIZES })}
                  alt=""
                  width="960"
                  height="600"
                  {...seenLater}
                />
              </div>
              <h3>
                <Link href={`${paths.projects}#${slug}`} className={looks.cardLink}>
                  <span>{withNoTrailingA(title)}</span>
                  <Trail tone="signal" />
                </Link>
              </h3>
              <p>{client}</p>
              <p>{text}</p>
            </li>
          ))}
        </SnapRow>
        <div className={looks.actions}>
          <ButtonLink look="line" href={paths.projects}>
            {words.all}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
