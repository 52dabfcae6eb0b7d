import { jobLocations } from '#content/jobs/locations.ts'
import { Moon } from '#ui/moon.tsx'
import { styles } from './moon-legend-styles.ts'

/** Each moon in the list of jobs stands for a place of work. */
export function MoonLegend() {
  return (
    <p className={styles.legend}>
      {jobLocations.map(({ name, lit }) => (
        <span key={name}>
          <Moon lit={lit} />
          {name}
        </span>
      ))}
    </p>
  )
}
