import { record as words } from 'virtual:records/pages/about'
import { paths } from '#content/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Closing } from '#ui/closing.tsx'
import { Section } from '#ui/section.tsx'
import { styles } from './figures-styles.ts'

export function Figures() {
  const { question, action } = words.closing
  return (
    <Section labelledBy="look">
      <dl className={styles.figures}>
        {words.figures.map(({ reading, name, text }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.figureName}>{name}</dt>
            <dd>{reading}</dd>
            <dd className={styles.figureText}>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.closing}>
        <Closing size="h2">
          <h2 id="look">{question}</h2>
          <ButtonLink href={paths.contact}>{action}</ButtonLink>
        </Closing>
      </div>
    </Section>
  )
}
