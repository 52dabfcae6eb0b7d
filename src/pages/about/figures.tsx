import { record as words } from 'virtual:records/pages/about'
import { paths } from '#content/paths.ts'
import { aboutPage } from '#styled/recipes/about-page.js'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'

const looks = aboutPage()

/** The figures so far, and the way to us. */
export function Figures() {
  const { question, action } = words.closing
  return (
    <section aria-labelledby="look" className={`${wrap} ${looks.section}`}>
      <dl className={looks.figures}>
        {words.figures.map(({ reading, name, text }) => (
          <div key={name} className={looks.figure}>
            <dt className={looks.figureName}>{name}</dt>
            <dd>{reading}</dd>
            <dd className={looks.figureText}>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={looks.closing}>
        <h2 id="look">{question}</h2>
        <ButtonLink href={paths.contact}>{action}</ButtonLink>
      </div>
    </section>
  )
}
