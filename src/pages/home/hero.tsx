import { record as words } from 'virtual:records/pages/home/hero'
import { paths } from '#content/paths.ts'
import { Sky } from '#features/sky/ui/sky.tsx'
import { Terminal } from '#features/terminal/ui/terminal.tsx'
import { homePage } from '#styled/recipes/home-page.js'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { Pole } from '#ui/marks.tsx'
import '#styled/styles/recipes/home-page.css'

const looks = homePage()
const [first, second] = words.heading

/**
 * The night begins: the heading, whose full stop the sky turns around, what we do, from what price and in what time, and
 * the terminal at work.
 */
export function Hero() {
  return (
    <section id="hero" className={looks.hero}>
      <Sky />
      <div className={`${wrap} ${looks.heroColumn}`}>
        <h1 className={looks.heading}>
          {first} <br className={looks.wideBreak} />
          {second}
          <Pole />
        </h1>
        <div className={looks.heroLow}>
          <div className={looks.heroWords}>
            <p className={looks.lead}>{words.lead}</p>
            <ul className={looks.terms}>
              {words.terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
            <div className={looks.actions}>
              <ButtonLink href={paths.contact}>{words.start}</ButtonLink>
              <ButtonLink look="line" href="#meeting">
                {words.meet}
              </ButtonLink>
              <ButtonLink look="quiet" href={paths.services}>
                {words.explore}
              </ButtonLink>
            </div>
          </div>
          <Terminal />
        </div>
      </div>
    </section>
  )
}
