import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { accordion } from '#styled/recipes/accordion.js'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './questions-styles.ts'

const accordionStyles = accordion()

/** The questions are disclosures, which open without a script. */
export function ServiceQuestions({
  block: { id, heading, items },
}: {
  readonly block: ServiceBlockRecordOf<'questions'>
}) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <div className={`${pageColumn} ${styles.questions}`}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <div className={accordionStyles.root}>
          {items.map(({ question, answer }) => (
            <details key={question} className={accordionStyles.item}>
              <summary className={accordionStyles.trigger}>
                <h3>{question}</h3>
                <span aria-hidden="true" className={accordionStyles.plus} />
              </summary>
              <p className={accordionStyles.content}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
