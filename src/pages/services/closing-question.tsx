import { paths } from '#content/paths.ts'
import { servicesPageContent as words } from '#content/services.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Closing } from '#ui/closing.tsx'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './closing-question-styles.ts'

const [question, invitation] = words.closing.question

/** The background continues the stair. */
export function ClosingQuestion() {
  return (
    <section aria-labelledby="which" className={styles.closing}>
      <div className={pageColumn}>
        <Closing size="h3">
          <h2 id="which">
            {question} <br />
            {invitation}
          </h2>
          <ButtonLink href={paths.contact}>{words.closing.action}</ButtonLink>
        </Closing>
      </div>
    </section>
  )
}
