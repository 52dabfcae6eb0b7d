import { record as words } from 'virtual:records/pages/home/mission'
import { paths } from '#content/paths.ts'
import { Sky } from '#features/sky/ui/sky.tsx'
import { css } from '#styled/css'
import { homeMore } from '#styled/recipes/home-more.js'
import '#styled/styles/recipes/home-more.css'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { Pole } from '#ui/marks.tsx'

const looks = homeMore()
const [more, about] = words.more

/** The mission, under a sky of its own. */
export function Part() {
  return (
    <section id="mission" aria-labelledby="mission-heading" className={looks.mission}>
      <Sky seed={2024} />
      <div className={wrap}>
        <h2 id="mission-heading">
          {words.heading}
          <Pole />
        </h2>
        <div className={looks.missionRest}>
          <p>{words.text}</p>
          <div className={looks.actions}>
            <ButtonLink href={paths.agents}>{words.join}</ButtonLink>
            <ButtonLink look="line" href={paths.about}>
              {more}
              <span className={css({ srOnly: true })}>{` ${about}`}</span>
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
