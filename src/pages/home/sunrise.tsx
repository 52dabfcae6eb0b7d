import { record as words } from 'virtual:records/pages/home/firstLight'
import { paths } from '#content/paths.ts'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { HeadingDot } from '#ui/marks.tsx'
import { styles } from './sunrise-styles.ts'

/** The sunrise ends the night of the page. */
export function Sunrise() {
  return (
    <section id="first-light" aria-labelledby="first-light-heading" className={styles.sunrise}>
      <img src="/art/home-sunrise.svg" width="1440" height="640" alt="" loading="lazy" decoding="async" />
      <div className={`${pageColumn} ${styles.sunriseText}`}>
        <h2 id="first-light-heading">
          {words.heading}
          <HeadingDot />
        </h2>
        <p>{words.text}</p>
        <Actions>
          <ButtonLink href={paths.contact}>{words.touch}</ButtonLink>
          <ButtonLink variant="line" href={paths.services}>
            {words.services}
          </ButtonLink>
          <ButtonLink variant="quiet" href={paths.quote}>
            {words.sheet}
          </ButtonLink>
        </Actions>
      </div>
    </section>
  )
}
