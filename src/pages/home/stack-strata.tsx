import { record as words } from 'virtual:records/pages/home/stack'
import { badge } from '#styled/recipes/badge.js'
import { homeTrustedBy } from '#styled/recipes/home-trusted-by.js'
import '#styled/styles/recipes/home-trusted-by.css'

const styles = homeTrustedBy()

/** Renders the layers of an AI system, each with its components. */
export function StackStrata() {
  return (
    <section id="stack" aria-labelledby="stack-heading" className={styles.nextSection}>
      <div className={styles.column}>
        <div className={styles.sectionHead}>
          <h2 id="stack-heading">{words.heading}</h2>
          <p>{words.lead}</p>
        </div>
        <ol className={styles.strata}>
          {words.layers.map(({ name, text, parts }) => (
            <li key={name} className={styles.stratum}>
              <h3>{name}</h3>
              <p>
                <span>{text}</span>
              </p>
              <ul>
                {parts.map((component) => (
                  <li key={component} className={badge()}>
                    {component}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
