import { record as words } from 'virtual:records/pages/job'
import { record as categoryNames } from 'virtual:records/pages/jobs/groups'
import { useAtomValue } from 'jotai'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { isFilled, moonOf, type Opening, openAt, openings } from '#content/job-facts.ts'
import { jobPath, paths } from '#content/paths.ts'
import { jobHref } from '#content/record-address.ts'
import type { JobPage } from '#content/record-pages.ts'
import { ArticleText, textsOf } from '#features/article/ui/article-text.tsx'
import { FactList } from '#features/article/ui/fact-list.tsx'
import { columns, mainColumn } from '#features/article/ui/text-layout.ts'
import { ApplyLink } from '#features/contact/ui/apply-link.tsx'
import { CopyEmail } from '#features/contact/ui/copy-email.tsx'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { longDate } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { ellipsize } from '#lib/sanitize-text.ts'
import { portsAtom } from '#platform/ports.ts'
import { cx } from '#styled/css'
import { button } from '#styled/recipes/button.js'
import { pageColumn, screenOnly } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { MoonLabel } from '#ui/moon.tsx'
import { useNow } from '#ui/use-now.ts'
import type { PageMeta, PageParams } from '../page.ts'
import { styles } from './job-page-styles.ts'

const MAX_DESCRIPTION_LENGTH = 155 // search engines cut longer ones

/** As many other jobs are named as are on a page of the list besides this one. */
const MAX_OTHERS = 29

const textOf = textsOf((key) => import('#content/record-pages.ts').then((records) => records.jobPages.loadText(key)))

/** A job that was filled at build time has no address for search engines. */
export function meta({ slug = '' }: PageParams, job: JobPage): PageMeta {
  const { title, category, location, summary } = job
  const description = fillTemplate(words.description, { place: words.places[location], summary })
  return {
    title: fillTemplate(words.title, { title, location: location.toLowerCase() }),
    description: ellipsize(description, MAX_DESCRIPTION_LENGTH),
    keywords: [categoryNames[category], location],
    ...(!isFilled(job, null) && { canonical: jobPath(slug) }),
  }
}

/** Loads the text of a job before a client-side navigation to it. */
export async function prepare({ slug = '' }: PageParams): Promise<void> {
  const text = textOf(slug)
  text.clearFailure()
  await text()
}

export function Page({ data: job }: { readonly data: JobPage }) {
  const now = useNow(useAtomValue(portsAtom))
  const isClosed = isFilled(job, now)
  const application = isClosed ? (
    <p className={styles.filled}>{words.filled}</p>
  ) : (
    <div className={styles.actions}>
      <ApplyLink position={job.title} />
      <CopyEmail>{words.email}</CopyEmail>
    </div>
  )
  return (
    <article data-record="jobs" className={styles.page}>
      <PageHead heading={job.title} lead={job.summary}>
        {application}
      </PageHead>
      <div className={`${pageColumn} ${columns}`}>
        <FactList heading={words.facts.heading} facts={factsAbout(job)}>
          <Link href={paths.jobs} className={cx(button({ variant: 'quiet' }), screenOnly)}>
            <ArrowLeft size={18} strokeWidth={1.75} />
            {words.back}
          </Link>
        </FactList>
        <div className={mainColumn}>
          <div data-static>{!isClosed && <ArticleText load={textOf(job.id)} />}</div>
          {!isClosed && <div className={styles.end}>{application}</div>}
        </div>
      </div>
      <OtherJobs all={openAt(openings, now)} job={job} />
    </article>
  )
}

function factsAbout(job: JobPage) {
  const { category, location, address, country, pay, hours, posted, until } = job
  const { facts } = words
  const day = (date: string) => <time dateTime={date}>{longDate(date)}</time>
  return [
    { name: facts.category, value: categoryNames[category] },
    { name: facts.location, value: <MoonLabel lit={moonOf(job)} name={location} /> },
    ...(address ? [{ name: facts.address, value: address }] : []),
    ...(country ? [{ name: facts.country, value: country }] : []),
    ...(pay ? [{ name: facts.pay, value: pay }] : []),
    ...(hours ? [{ name: facts.hours, value: hours }] : []),
    ...(posted ? [{ name: facts.posted, value: day(posted) }] : []),
    ...(until ? [{ name: facts.until, value: day(until) }] : []),
  ]
}

/** The other open jobs: first those of the same team. */
function OtherJobs({ all, job }: { readonly all: readonly Opening[]; readonly job: JobPage }) {
  const others = all.filter(({ id }) => id !== job.id)
  const isSameTeam = ({ category }: Opening) => category === job.category
  const sorted = [...others.filter(isSameTeam), ...others.filter((other) => !isSameTeam(other))].slice(0, MAX_OTHERS)
  if (sorted.length === 0) return null
  return (
    <nav aria-labelledby="others" className={pageColumn}>
      <div className={styles.others}>
        <h2 id="others" className={styles.othersHeading}>
          {words.others}
        </h2>
        <ul className={styles.otherList}>
          {sorted.map((other) => (
            <li key={other.id}>
              <Link href={jobHref(other)}>{`${other.title}, ${other.location}`}</Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
