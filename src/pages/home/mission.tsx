import { mission } from '#content/mission.ts'
import { paths } from '#content/paths.ts'
import { Sky } from '#features/sky/ui/sky.tsx'
import { css } from '#styled/css'
import { homeMore } from '#styled/recipes/home-more.js'
import '#styled/styles/recipes/home-more.css'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { Pole } from '#ui/marks.tsx'

const looks = homeMore()

/** The mission, under a sky of its own. */
export function Part() {
  return (
    <section id="mission" aria-labelledby="mission-heading" className={looks.mission}>
      <Sky seed={2024} />
      <div className={wrap}>
        <h2 id="mission-heading">
          {mission.heading}
          <Pole />
        </h2>
        <div className={looks.missionRest}>
          <p>{mission.text}</p>
          <div className={looks.actions}>
            <ButtonLink href={paths.agents}>Join the Movement</ButtonLink>
            <ButtonLink look="line" href={paths.about}>
              Learn More<span className={css({ srOnly: true })}> about us</span>
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
