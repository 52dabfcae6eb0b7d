import { record as words } from 'virtual:records/pages/home/firstLight'
import { paths } from '#content/paths.ts'
import { homeMore } from '#styled/recipes/home-more.js'
import '#styled/styles/recipes/home-more.css'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { Pole } from '#ui/marks.tsx'

const looks = homeMore()

/** The end of the night: the last question, and the two ways on from there. */
export function Part() {
  return (
    <section id="first-light" aria-labelledby="first-light-heading" className={looks.dawn}>
      <img src="/art/home-sunrise.svg" width="1440" height="640" alt="" loading="lazy" decoding="async" />
      <div className={`${wrap} ${looks.dawnWords}`}>
        <h2 id="first-light-heading">
          {words.heading}
          <Pole />
        </h2>
        <p>{words.text}</p>
        <div className={looks.actions}>
          <ButtonLink href={paths.contact}>{words.touch}</ButtonLink>
          <ButtonLink look="line" href={paths.services}>
            {words.services}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
