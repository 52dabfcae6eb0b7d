import { record as words } from 'virtual:records/pages/about'
import { aboutPage } from '#styled/recipes/about-page.js'
import { pageColumn } from '#ui/layout.ts'

const styles = aboutPage()

/** Renders the values, each with one sentence. */
export function CompanyValues() {
  const { heading, note, items } = words.values
  return (
    <section aria-labelledby="values" className={`${pageColumn} ${styles.section}`}>
      <div className={styles.sectionHead}>
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
