import { record as words } from 'virtual:records/pages/home/humanDay'
import { HumanDay } from '#features/human-day/ui/human-day.tsx'
import { homeMore } from '#styled/recipes/home-more.js'
import '#styled/styles/recipes/home-more.css'
import { wrap } from '#ui/layout.ts'

const looks = homeMore()

/** Six tasks of an office day, and what becomes of each when an agent takes it. */
export function Part() {
  return (
    <section id="human-day" aria-labelledby="human-day-heading" className={looks.dayBand}>
      <div className={wrap}>
        <h2 id="human-day-heading">{words.heading}</h2>
        <HumanDay looks={looks} />
      </div>
    </section>
  )
}
