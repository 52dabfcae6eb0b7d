import { record as words } from 'virtual:records/messages/library/end'
import { Columns } from '#ui/columns.tsx'
import { Section } from '#ui/section.tsx'
import { styles } from './good-to-know-styles.ts'

export function GoodToKnow() {
  const { heading, rows } = words.goodToKnow
  return (
    <Section labelledBy="good-to-know" space="above">
      <h2 id="good-to-know" className={styles.goodToKnowHeading}>
        {heading}
      </h2>
      <Columns>
        {rows.map(({ name, text }) => (
          <li key={name} className={styles.fact}>
            <h3 className={styles.factName}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </Columns>
    </Section>
  )
}
