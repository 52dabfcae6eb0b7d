import { icons } from 'virtual:icons/jobs'
import { record as groups } from 'virtual:records/pages/jobs/groups'
import { jobCategories } from '#content/jobs/categories.ts'
import { type Job, moonOf } from '#content/jobs.ts'
import { jobHref } from '#content/paths.ts'
import { ApplyLink } from '#features/contact/ui/apply-link.tsx'
import { pageColumn } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { MoonLabel } from '#ui/moon.tsx'
import { styles } from './job-list-styles.ts'

const placeCount = (count: number) => `${count} ${count === 1 ? 'place' : 'places'}`

export function JobList({ jobs }: { readonly jobs: readonly Job[] }) {
  return jobCategories.map(({ id, star }) => {
    const openings = jobs.filter(({ category }) => category === id)
    if (openings.length === 0) return null
    return (
      <section key={id} aria-labelledby={id} className={pageColumn}>
        <h2 id={id} className={styles.heading}>
          {`${groups[id]}, ${placeCount(openings.length)}`}
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

function JobItem({ job, star }: { readonly job: Job; readonly star: string }) {
  const Icon = icons[job.icon]
  return (
    <li id={`job-${job.id}`} data-record={job.hasPage ? undefined : 'jobs'} className={styles.job}>
      <span data-star={star} className={styles.icon}>
        {Icon && <Icon size={24} strokeWidth={1.5} aria-hidden="true" />}
      </span>
      <div>
        <h3 className={styles.title}>{job.hasPage ? <Link href={jobHref(job)}>{job.title}</Link> : job.title}</h3>
        <p className={styles.summary}>{job.summary}</p>
      </div>
      <p>
        <MoonLabel lit={moonOf(job)} name={job.location} />
      </p>
      <ApplyLink position={job.title} variant="line" size="sm" />
    </li>
  )
}
