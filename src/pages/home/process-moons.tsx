import { record as words } from 'virtual:records/pages/home/process'
import { pageColumn } from '#ui/layout.ts'
import { styles as shared } from './middle-section-styles.ts'
import { styles } from './process-moons-styles.ts'

/** Renders the steps of an AI project, each with a moon that is lit more than the one before. */
export function ProcessMoons() {
  return (
    <section id="process" aria-labelledby="process-heading" className={shared.nextSection}>
      <div className={pageColumn}>
        <div className={shared.sectionHead}>
          <h2 id="process-heading">{words.heading}</h2>
          <p>{words.lead}</p>
        </div>
        <ol className={styles.moons}>
          {words.steps.map(({ id, name, text }) => (
            <li key={id}>
              <img src={`/art/home-moon-${id}.svg`} alt="" width="260" height="260" loading="lazy" decoding="async" />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
