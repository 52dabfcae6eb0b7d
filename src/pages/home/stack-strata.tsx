import { record as words } from 'virtual:records/pages/home/stack'
import { badge } from '#styled/recipes/badge.js'
import { pageColumn } from '#ui/layout.ts'
import { styles as shared } from './middle-section-styles.ts'
import { styles } from './stack-strata-styles.ts'

/** Renders the layers of an AI system, each with its components. */
export function StackStrata() {
  return (
    <section id="stack" aria-labelledby="stack-heading" className={shared.nextSection}>
      <div className={pageColumn}>
        <div className={shared.sectionHead}>
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
