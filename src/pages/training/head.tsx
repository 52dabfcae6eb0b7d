import { enrollIn, trainingPage as words } from '#content/training.ts'
import { Sky } from '#features/sky/ui/sky.tsx'
import { Globe } from '#features/training-globe/ui/globe.tsx'
import { trainingPage } from '#styled/recipes/training-page.js'
import { wrap } from '#ui/layout.ts'
import { Pole } from '#ui/marks.tsx'
import { PresetLink } from './preset-link.tsx'
import { useBatches } from './use-batches.ts'

const looks = trainingPage()

/** Words and the two ways to the form at the left, the turning globe at the right. */
export function Head() {
  const enroll = enrollIn(useBatches())
  return (
    <section className={looks.head}>
      <Sky />
      <div className={`${wrap} ${looks.headColumns}`}>
        <div className={looks.headWords}>
          <h1 className={looks.heading}>
            {words.heading}
            <Pole />
          </h1>
          <p className={looks.lead}>{words.lead}</p>
          <div className={looks.actions}>
            <PresetLink action={enroll} />
            <PresetLink action={words.start} look="line" />
          </div>
        </div>
        <Globe looks={looks} />
      </div>
    </section>
  )
}
