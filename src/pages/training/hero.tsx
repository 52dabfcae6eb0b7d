import { enrollChoice, hasUpcomingBatch, trainingPageContent as words } from '#content/training.ts'
import { HeadSky } from '#features/sky/ui/head-sky.tsx'
import { Globe } from '#pages/training/globe/globe.tsx'
import { Actions } from '#ui/actions.tsx'
import { pageColumn } from '#ui/layout.ts'
import { HeadingDot } from '#ui/marks.tsx'
import { styles } from './hero-styles.ts'
import { PresetLink } from './preset-link.tsx'
import { useBatchStatuses } from './use-batch-statuses.ts'

export function TrainingHero() {
  const statuses = useBatchStatuses()
  const enroll = enrollChoice(statuses)
  const next = hasUpcomingBatch(statuses) ? words.next.upcoming : words.next.begun
  return (
    <section className={styles.hero}>
      <HeadSky />
      <div className={`${pageColumn} ${styles.heroColumns}`}>
        <div className={styles.heroText}>
          <h1 className={styles.heading}>
            {words.heading}
            <HeadingDot />
          </h1>
          <p className={styles.lead}>
            {words.lead} <strong>{next}</strong>
          </p>
          <Actions>
            <PresetLink action={enroll} />
            <PresetLink action={words.start} variant="line" />
          </Actions>
        </div>
        <Globe />
      </div>
    </section>
  )
}
