import { record as words } from 'virtual:records/messages/library/end'
import { Columns } from '#ui/columns.tsx'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './good-to-know-styles.ts'
import { styles as shared } from './shared-styles.ts'

/** Renders what a visitor should know before a run: whose key is used, who bills, and how far to trust a result. */
export function GoodToKnow() {
  const { heading, rows } = words.goodToKnow
  return (
    <section aria-labelledby="good-to-know" className={styles.goodToKnow}>
      <div className={pageColumn}>
        <h2 id="good-to-know" className={styles.goodToKnowHeading}>
          {heading}
        </h2>
        <Columns>
          {rows.map(({ name, text }) => (
            <li key={name} className={styles.fact}>
              <h3 className={styles.factName}>{name}</h3>
              <p className={shared.text}>{text}</p>
            </li>
          ))}
        </Columns>
      </div>
    </section>
  )
}
