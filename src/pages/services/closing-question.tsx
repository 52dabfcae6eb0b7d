import { paths } from '#content/paths.ts'
import { servicesPageContent as words } from '#content/services.ts'
import { cx } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './closing-question-styles.ts'

const [question, invitation] = words.closing.question

/** Renders the closing question, on a background that continues the stair. */
export function ClosingQuestion() {
  return (
    <section aria-labelledby="which" className={styles.closing}>
      <div className={cx(pageColumn, styles.closingRow)}>
        <h2 id="which" className={styles.question}>
          {question} <br />
          {invitation}
        </h2>
        <ButtonLink href={paths.contact}>{words.closing.action}</ButtonLink>
      </div>
    </section>
  )
}
