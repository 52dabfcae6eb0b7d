import { record as words } from 'virtual:records/pages/about'
import { Section } from '#ui/section.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { styles } from './company-values-styles.ts'

export function CompanyValues() {
  const { heading, items } = words.values
  return (
    <Section labelledBy="values">
      <SectionHead id="values" heading={heading} />
      <ul className={styles.values}>
        {items.map(({ name, text }) => (
          <li key={name} className={styles.value}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
