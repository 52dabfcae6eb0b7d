import { icons } from 'virtual:icons/jobs'
import { jobGroups, jobLocations, type OpenJob, jobsPageContent as words } from '#content/jobs.ts'
import { jobsPage } from '#styled/recipes/jobs-page.js'
import { Button } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { Moon } from '#ui/moon.tsx'
import { scrollIntoView } from '#ui/scroll-into-view.ts'
import { ApplyLink } from './apply-link.tsx'

const styles = jobsPage()
const openingCount = (count: number) => `${count} ${count === 1 ? 'place' : 'places'}`

/** Renders the given openings in groups. A group without openings is left out. */
export function JobList({ jobs }: { readonly jobs: readonly OpenJob[] }) {
  return jobGroups.map(({ category, name }) => {
    const groupJobs = jobs.filter((job) => job.category === category)
    if (groupJobs.length === 0) return null
    return (
      <section key={category} aria-labelledby={category} className={pageColumn}>
        <h2 id={category} className={styles.groupHeading}>
          {`${name}, ${openingCount(groupJobs.length)}`}
        </h2>
        <ul className={styles.jobList}>
          {groupJobs.map((job) => (
            <JobItem key={job.id} job={job} />
          ))}
        </ul>
      </section>
    )
  })
}

function JobItem({ job: { icon, title, description, category, location } }: { readonly job: OpenJob }) {
  const Icon = icons[icon]
  return (
    <li className={styles.job}>
      <span data-category={category} className={styles.iconRing}>
        {Icon && <Icon size={24} strokeWidth={1.5} aria-hidden="true" />}
      </span>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{description}</p>
      </div>
      <p className={styles.location}>
        <Moon lit={jobLocations.find(({ name }) => name === location)?.lit ?? 0} />
        <span>{location}</span>
      </p>
      <ApplyLink position={title} variant="line" size="sm" />
    </li>
  )
}

/** Renders the legend of the moons. Each moon stands for a place of work. */
export function MoonLegend() {
  return (
    <p className={styles.moonLegend}>
      {jobLocations.map(({ name, lit }) => (
        <span key={name}>
          <Moon lit={lit} />
          {name}
        </span>
      ))}
    </p>
  )
}

/** Renders a message that no opening was found, and a button that shows all openings again. */
export function NoJobsFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <div ref={scrollIntoView} className={`${pageColumn} ${styles.noResults}`}>
      <svg viewBox="0 0 220 80" width="220" height="80" fill="none" aria-hidden="true">
        <path d="M20 62A150 150 0 0 1 92 18M110 58A110 110 0 0 1 150 34" stroke="var(--colors-line-strong)" />
        <path
          d="M120 22A150 150 0 0 1 188 20"
          stroke="var(--colors-star-k)"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <circle cx="92" cy="18" r="3.5" fill="var(--colors-text)" />
        <circle cx="150" cy="34" r="3.5" fill="var(--colors-text)" />
        <circle cx="200" cy="24" r="11" stroke="var(--colors-star-k)" strokeWidth="1.6" strokeDasharray="3 3.9" />
      </svg>
      <h2 className={styles.noResultsHeading}>{words.none.heading}</h2>
      <p className={styles.text}>{words.none.text}</p>
      <Button variant="line" onClick={onClear}>
        {words.none.action}
      </Button>
    </div>
  )
}
