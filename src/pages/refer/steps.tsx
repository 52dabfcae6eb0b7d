import { record as words } from 'virtual:records/pages/refer'
import { paymentDays } from '#content/refer-example.ts'
import { Section } from '#ui/section.tsx'
import { styles } from './steps-styles.ts'

const steps = words.steps.items
const days = Array.from({ length: paymentDays }, (_, day) => day + 1)

/** The last step has a mark for each business day until the payment. */
export function Steps() {
  return (
    <Section labelledBy="steps" space="above">
      <h2 id="steps" className={styles.sectionHeading}>
        {words.steps.heading}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ name, text }, index) => (
          <li key={name} className={styles.step}>
            <h3>{name}</h3>
            <p>{text}</p>
            {index === steps.length - 1 && <Days />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Days() {
  return (
    <>
      <span className={styles.note}>{words.steps.days}</span>
      <span aria-hidden="true" className={styles.days}>
        {days.map((day) => (
          <span key={day} className={styles.day}>
            <span>{day}</span>
          </span>
        ))}
      </span>
    </>
  )
}
