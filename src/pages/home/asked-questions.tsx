import { record as words } from 'virtual:records/pages/home/questions'
import { paths } from '#content/paths.ts'
import { accordion } from '#styled/recipes/accordion.js'
import { homeMore } from '#styled/recipes/home-more.js'
import '#styled/styles/recipes/home-more.css'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'

const looks = homeMore()
const rows = accordion()

/** Some of the chat's questions with their answers, in disclosures that open without a script; nothing where none is chosen. */
export function Part() {
  if (words.shown.length === 0) return null
  return (
    <section id="questions" aria-labelledby="questions-heading" className={looks.next}>
      <div className={`${wrap} ${looks.questions}`}>
        <div className={looks.questionsHead}>
          <h2 id="questions-heading">{words.heading}</h2>
          <p>{words.lead}</p>
          <div className={looks.actions}>
            <ButtonLink look="line" href={paths.contact}>
              {words.contact}
            </ButtonLink>
          </div>
        </div>
        <div className={rows.root}>
          {words.shown.map(({ id, title, answer, link }) => (
            <details key={id} className={rows.item}>
              <summary className={rows.trigger}>
                <h3>{title}</h3>
                <i aria-hidden="true" className={rows.plus} />
              </summary>
              <div className={rows.content}>
                <p>{answer}</p>
                {link && (
                  <ButtonLink look="quiet" href={link.href}>
                    {link.label}
                  </ButtonLink>
                )}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
