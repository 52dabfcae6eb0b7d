import { record as words } from 'virtual:records/pages/home/mission'
import { paths } from '#content/paths.ts'
import { HeadSky } from '#features/sky/ui/head-sky.tsx'
import { css } from '#styled/css'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { HeadingDot } from '#ui/marks.tsx'
import { styles } from './mission-styles.ts'

const [linkText, linkContext] = words.more

export function Mission() {
  return (
    <section id="mission" aria-labelledby="mission-heading" className={styles.mission}>
      <HeadSky seed={2024} />
      <div className={pageColumn}>
        <h2 id="mission-heading">
          {words.heading}
          <HeadingDot />
        </h2>
        <div className={styles.missionText}>
          <p>{words.text}</p>
          <Actions>
            <ButtonLink href={paths.agents}>{words.join}</ButtonLink>
            <ButtonLink variant="line" href={paths.about}>
              {linkText}
              <span className={css({ srOnly: true })}>{` ${linkContext}`}</span>
            </ButtonLink>
          </Actions>
        </div>
      </div>
    </section>
  )
}
