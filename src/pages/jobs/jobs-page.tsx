import '#styled/styles/recipes/jobs-page.css'
import { useAtomValue } from 'jotai'
import { jobCategories, jobs, jobsPageContent as words } from '#content/jobs.ts'
import { paths } from '#content/paths.ts'
import { type JobQuery, jobSearchString, parseJobQuery, searchJobs } from '#features/job-search/search.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { jobsPage } from '#styled/recipes/jobs-page.js'
import { FilterTools } from '#ui/filter-tools.tsx'
import { island, LazyIsland } from '#ui/lazy-island.tsx'
import { useAddressQuery } from '#ui/use-address-query.ts'
import type { PageMeta } from '../page.ts'
import { JobsHero } from './hero.tsx'
import { JobList, MoonLegend, NoJobsFound } from './list.tsx'

export const meta: PageMeta = { title: words.title, description: words.description, canonical: paths.jobs }

const endIsland = island('end', () => import('./closing.tsx').then((module) => module.JobsClosing), {
  prefetchAfterLoad: true,
})

/** Loads the closing section at once, for a visitor who navigates to the page. */
export function prepare() {
  return endIsland.prepare()
}

const styles = jobsPage()
const noFilter: JobQuery = { text: '', category: 'all' }

/** Renders all openings, or those that match the query in the address. */
export function Page() {
  const ports = useAtomValue(portsAtom)
  const [query, setQuery] = useAddressQuery<JobQuery>(ports, paths.jobs, {
    queryOf: parseJobQuery,
    searchFor: jobSearchString,
  })
  const clearQuery = () => {
    setQuery(noFilter)
    document.getElementById('search')?.focus()
  }
  const matches = searchJobs(jobs, query)
  const isSearching = query.text.trim() !== '' || query.category !== 'all'
  return (
    <>
      <JobsHero />
      {jobs.length > 0 && (
        <>
          <FilterTools
            styles={styles}
            words={words.search}
            categories={jobCategories}
            query={query}
            onChange={setQuery}
          >
            <MoonLegend />
          </FilterTools>
          <div className={styles.list}>
            <p role="status" className={css({ srOnly: true })}>
              {isSearching ? `${matches.length} ${matches.length === 1 ? 'job' : 'jobs'} found` : ''}
            </p>
            {matches.length === 0 ? <NoJobsFound onClear={clearQuery} /> : <JobList jobs={matches} />}
          </div>
        </>
      )}
      <LazyIsland island={endIsland} />
    </>
  )
}
