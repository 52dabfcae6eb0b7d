import '#styled/styles/recipes/jobs-page.css'
import { useAtomValue } from 'jotai'
import { jobCategories, jobs, jobsPage as words } from '#content/jobs.ts'
import { paths } from '#content/paths.ts'
import { find, type JobQuery, queryOf, searchFor } from '#features/job-search/search.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { jobsPage } from '#styled/recipes/jobs-page.js'
import { FilterTools } from '#ui/filter-tools.tsx'
import { Near, partOf } from '#ui/near.tsx'
import { useAddressQuery } from '#ui/use-address-query.ts'
import { Head } from './jobs/head.tsx'
import { JobList, MoonKey, NothingFound } from './jobs/list.tsx'
import type { PageMeta } from './page.ts'

export const meta: PageMeta = { title: words.title, description: words.description, canonical: paths.jobs }

const end = partOf('end', () => import('./jobs/end.tsx'), { isAtHand: true })

/** Loads the end at once, for those who travel to the page. */
export function prepare() {
  return end.prepare()
}

const looks = jobsPage()
const everything: JobQuery = { text: '', category: 'all' }

/** The openings, all of them or those the address asks for. */
export function Page() {
  const ports = useAtomValue(portsAtom)
  const [query, show] = useAddressQuery<JobQuery>(ports, paths.jobs, { queryOf, searchFor })
  const clear = () => {
    show(everything)
    document.getElementById('search')?.focus()
  }
  const found = find(jobs, query)
  const isSearching = query.text.trim() !== '' || query.category !== 'all'
  return (
    <>
      <Head />
      {jobs.length > 0 && (
        <>
          <FilterTools looks={looks} words={words.search} categories={jobCategories} query={query} onChange={show}>
            <MoonKey />
          </FilterTools>
          <div className={looks.list}>
            <p role="status" className={css({ srOnly: true })}>
              {isSearching ? `${found.length} ${found.length === 1 ? 'job' : 'jobs'} found` : ''}
            </p>
            {found.length === 0 ? <NothingFound onClear={clear} /> : <JobList found={found} />}
          </div>
        </>
      )}
      <Near part={end} />
    </>
  )
}
