import { paths } from '#content/paths.ts'
import { servicesPageContent as words } from '#content/services.ts'
import { Actions } from '#ui/actions.tsx'
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
          <Actions>
            <ButtonLink href={paths.contact}>{words.closing.action}</ButtonLink>
            <ButtonLink variant="quiet" href={paths.quote}>
              {words.closing.sheet}
            </ButtonLink>
          </Actions>
        </Closing>
      </div>
    </section>
  )
}
