import { icons } from 'virtual:icons/jobs'
import { record as groups } from 'virtual:records/pages/jobs/groups'
import { memo } from 'react'
import { moonOf } from '#content/job-facts.ts'
import { jobCategories } from '#content/jobs/categories.ts'
import { jobHref } from '#content/record-address.ts'
import type { JobList as ListedJobs } from '#content/record-pages.ts'
import { ApplyLink } from '#features/contact/ui/apply-link.tsx'
import { pageColumn } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { MoonLabel } from '#ui/moon.tsx'
import { styles } from './job-list-styles.ts'

const placeCount = (count: number) => `${count} ${count === 1 ? 'place' : 'places'}`

type ListedJob = ListedJobs['items'][number]

type JobListProps = {
  readonly jobs: readonly ListedJob[]
  /** The jobs that the headings count: those in the list, and those on its other pages. */
  readonly counted: readonly Pick<ListedJob, 'category'>[]
}

export function JobList({ jobs, counted }: JobListProps) {
  return jobCategories.map(({ id, star }) => {
    const openings = jobs.filter(({ category }) => category === id)
    if (openings.length === 0) return null
    const count = counted.filter(({ category }) => category === id).length
    return (
      <section key={id} aria-labelledby={id} className={pageColumn}>
        <h2 id={id} className={styles.heading}>
          {`${groups[id]}, ${placeCount(count)}`}
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

const JobItem = memo(function JobItem({ job, star }: { readonly job: ListedJob; readonly star: string }) {
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
})
