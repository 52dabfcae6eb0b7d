import { record as words } from 'virtual:records/pages/home/questions'
import { paths } from '#content/paths.ts'
import { accordion } from '#styled/recipes/accordion.js'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { styles } from './asked-questions-styles.ts'
import { HomeSection } from './home-section.tsx'

const accordionStyles = accordion()

/** Some of the chat's questions, as disclosures that open without a script. */
export function AskedQuestions() {
  if (words.shown.length === 0) return null
  return (
    <HomeSection id="questions" look="below">
      <div className={styles.questions}>
        <div className={styles.questionsHead}>
          <h2 id="questions-heading">{words.heading}</h2>
          <p>{words.lead}</p>
          <Actions>
            <ButtonLink variant="line" href={paths.contact}>
              {words.contact}
            </ButtonLink>
          </Actions>
        </div>
        <div className={accordionStyles.root}>
          {words.shown.map(({ id, title, answer, link }) => (
            <details key={id} className={accordionStyles.item}>
              <summary className={accordionStyles.trigger}>
                <h3>{title}</h3>
                <i aria-hidden="true" className={accordionStyles.plus} />
              </summary>
              <div className={accordionStyles.content}>
                <p>{answer}</p>
                {link && (
                  <ButtonLink variant="quiet" href={link.href}>
                    {link.label}
                  </ButtonLink>
                )}
              </div>
            </details>
          ))}
        </div>
      </div>
    </HomeSection>
  )
}
