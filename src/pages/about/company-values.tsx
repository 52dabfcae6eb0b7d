import { record as words } from 'virtual:records/pages/about'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './company-values-styles.ts'
import { styles as shared } from './shared-styles.ts'

/** Renders the values, each with one sentence. */
export function CompanyValues() {
  const { heading, note, items } = words.values
  return (
    <section aria-labelledby="values" className={`${pageColumn} ${shared.section}`}>
      <div className={shared.sectionHead}>
        <h2 id="values">{heading}</h2>
        <p>{note}</p>
      </div>
      <ul className={styles.values}>
        {items.map(({ name, text }) => (
          <li key={name} className={styles.value}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
