import { icons } from 'virtual:icons/jobs'
import { record as words } from 'virtual:records/pages/jobs'
import { jobCategories } from '#content/jobs/categories.ts'
import { jobLocations } from '#content/jobs/locations.ts'
import type { OpenJob } from '#content/jobs.ts'
import { pageColumn } from '#ui/layout.ts'
import { Moon } from '#ui/moon.tsx'
import { ApplyLink } from './apply-link.tsx'
import { styles } from './job-list-styles.ts'

const placeCount = (count: number) => `${count} ${count === 1 ? 'place' : 'places'}`

export function JobList({ jobs }: { readonly jobs: readonly OpenJob[] }) {
  return jobCategories.map(({ id, star }) => {
    const openings = jobs.filter(({ category }) => category === id)
    if (openings.length === 0) return null
    return (
      <section key={id} aria-labelledby={id} className={pageColumn}>
        <h2 id={id} className={styles.heading}>
          {`${words.groups[id]}, ${placeCount(openings.length)}`}
        </h2>
        <ul className={styles.list}>
          {openings.map((job) => (
            <JobItem key={job.id} job={job} star={star} />
          ))}
        </ul>
      </section>
    )
  })
}

function JobItem({ job, star }: { readonly job: OpenJob; readonly star: string }) {
  const Icon = icons[job.icon]
  return (
    <li id={`job-${job.id}`} data-record="jobs" className={styles.job}>
      <span data-star={star} className={styles.icon}>
        {Icon && <Icon size={24} strokeWidth={1.5} aria-hidden="true" />}
      </span>
      <div>
        <h3 className={styles.title}>{job.title}</h3>
        <p className={styles.description}>{job.description}</p>
      </div>
      <p className={styles.location}>
        <Moon lit={jobLocations.find(({ name }) => name === job.location)?.lit ?? 0} />
        <span>{job.location}</span>
      </p>
      <ApplyLink position={job.title} variant="line" size="sm" />
    </li>
  )
}
