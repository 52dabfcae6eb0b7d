import { record as words } from 'virtual:records/pages/home/process'
import { homeTrustedBy } from '#styled/recipes/home-trusted-by.js'
import '#styled/styles/recipes/home-trusted-by.css'

const styles = homeTrustedBy()

/** Renders the steps of an AI project, each with a moon that is lit more than the one before. */
export function ProcessMoons() {
  return (
    <section id="process" aria-labelledby="process-heading" className={styles.nextSection}>
      <div className={styles.column}>
        <div className={styles.sectionHead}>
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
