import { record as words } from 'virtual:records/pages/home/hero'
import { paths } from '#content/paths.ts'
import { HeadSky } from '#features/sky/ui/head-sky.tsx'
import { Terminal } from '#pages/home/terminal/terminal.tsx'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn, wideBreak } from '#ui/layout.ts'
import { HeadingDot } from '#ui/marks.tsx'
import { styles } from './hero-styles.ts'

const [first, second] = words.heading

/** The sky turns around the full stop of the heading. */
export function HomeHero() {
  return (
    <section id="hero" className={styles.hero}>
      <HeadSky />
      <div className={`${pageColumn} ${styles.heroContent}`}>
        <h1 className={styles.heading}>
          {first} <br className={wideBreak} />
          {second}
          <HeadingDot />
        </h1>
        <div className={styles.heroColumns}>
          <div className={styles.heroWords}>
            <p className={styles.lead}>{words.lead}</p>
            <ul className={styles.terms}>
              {words.terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
            <Actions>
              <ButtonLink href={paths.contact}>{words.start}</ButtonLink>
              <ButtonLink variant="line" href="#meeting">
                {words.meet}
              </ButtonLink>
              <ButtonLink variant="quiet" href={paths.services}>
                {words.explore}
              </ButtonLink>
            </Actions>
          </div>
          <Terminal />
        </div>
      </div>
    </section>
  )
}
