import { record as words } from 'virtual:records/pages/home/humanDay'
import { HumanDay } from '#pages/home/human-day/human-day.tsx'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './human-day-styles.ts'

export function HumanDaySection() {
  return (
    <section id="human-day" aria-labelledby="human-day-heading" className={styles.daySection}>
      <div className={pageColumn}>
        <h2 id="human-day-heading">{words.heading}</h2>
        <HumanDay />
      </div>
    </section>
  )
}
