import { record as personasIntro } from 'virtual:records/pages/home/personas'
import { records as personas } from 'virtual:records/personas'
import { slugify } from '#lib/slugify.ts'
import { homeRecentProjects } from '#styled/recipes/home-recent-projects.js'
import '#styled/styles/recipes/home-recent-projects.css'
import { SnapRow } from '#features/snap-row/ui/snap-row.tsx'
import { pageColumn } from '#ui/layout.ts'

const styles = homeRecentProjects()

/**
 * Renders example agents, or nothing if there are none. Each has a constellation, a name, a task, and the star whose
 * name it has.
 */
export function Personas() {
  if (personas.length === 0) return null
  return (
    <section id="roster" aria-labelledby="roster-heading" className={styles.darkSection}>
      <div className={pageColumn}>
        <div className={styles.sectionHead}>
          <h2 id="roster-heading">{personasIntro.heading}</h2>
          <p>{personasIntro.text}</p>
        </div>
        <SnapRow itemName="role" labelledBy="roster-heading" count={personas.length} className={styles.roster}>
          {personas.map(({ name, role, star }) => (
            <li key={name} className={styles.persona}>
              <img
                src={`/art/home-persona-${slugify(name)}.svg`}
                width="240"
                height="240"
                alt=""
                loading="lazy"
                decoding="async"
              />
              <h3>{name}</h3>
              <p>{role}</p>
              <p>{star}</p>
            </li>
          ))}
        </SnapRow>
      </div>
    </section>
  )
}
