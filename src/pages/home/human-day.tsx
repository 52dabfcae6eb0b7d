import { record as words } from 'virtual:records/pages/home/humanDay'
import { HumanDay } from '#features/human-day/ui/human-day.tsx'
import { homeRecentProjects } from '#styled/recipes/home-recent-projects.js'
import '#styled/styles/recipes/home-recent-projects.css'
import { pageColumn } from '#ui/layout.ts'

const styles = homeRecentProjects()

/** Renders the tasks of an office day, each with its result if an agent does it. */
export function HumanDaySection() {
  return (
    <section id="human-day" aria-labelledby="human-day-heading" className={styles.daySection}>
      <div className={pageColumn}>
        <h2 id="human-day-heading">{words.heading}</h2>
        <HumanDay styles={styles} />
      </div>
    </section>
  )
}
