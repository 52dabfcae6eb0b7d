import { records as tiles } from 'virtual:records/integrations'
import { record as words } from 'virtual:records/pages/agents/integrations'
import { pageColumn } from '#ui/layout.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { AgentsIcon } from './agents-icon.tsx'
import { styles } from './integrations-styles.ts'

/** The kinds of apps that agents connect to, below a ruler with one tick for each app. */
export function Integrations() {
  return (
    <section id="integrations" aria-labelledby="integrations-heading" className={styles.integrations}>
      <div className={pageColumn}>
        <SectionHead id="integrations-heading" heading={words.heading} note={words.text} />
        <img
          src="/art/agents-register.svg"
          alt=""
          width="1312"
          height="132"
          loading="lazy"
          decoding="async"
          className={styles.ruler}
        />
        {tiles.length > 0 && (
          <ul className={styles.tiles}>
            {tiles.map(({ id, name }) => (
              <li key={id} className={styles.tile}>
                <AgentsIcon name={id} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
