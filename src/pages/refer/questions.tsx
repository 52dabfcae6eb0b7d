import { record as words } from 'virtual:records/pages/refer'
import { cx } from '#styled/css'
import { accordion } from '#styled/recipes/accordion.js'
import { Section } from '#ui/section.tsx'
import { styles } from './questions-styles.ts'

const accordionStyles = accordion()

/** The questions are native disclosures, which open without a script. */
export function ReferQuestions() {
  return (
    <Section labelledBy="questions">
      <div className={styles.questions}>
        <h2 id="questions">{words.questions.heading}</h2>
        <div className={cx(accordionStyles.root, styles.questionList)}>
          {words.questions.items.map(({ name, text }, index) => (
            <details key={name} open={index === 0} className={cx(accordionStyles.item, styles.question)}>
              <summary className={accordionStyles.trigger}>
                <h3>{name}</h3>
                <i aria-hidden="true" className={accordionStyles.plus} />
              </summary>
              <div className={accordionStyles.content}>
                <p className={styles.answer}>
                  <Answer text={text} />
                </p>
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}

/** An amount such as 'Rs 1,00,000' stays on one line. */
function Answer({ text }: { readonly text: string }) {
  return text.split(/(Rs [\d,]*\d)/).map((segment, index) =>
    index % 2 === 0 ? (
      segment
    ) : (
      <span key={segment} className={styles.amount}>
        {segment}
      </span>
    ),
  )
}
