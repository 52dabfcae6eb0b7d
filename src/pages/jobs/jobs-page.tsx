import { record as categoryNames } from 'virtual:records/pages/jobs/categories'
import { record as description } from 'virtual:records/pages/jobs/description'
import { record as none } from 'virtual:records/pages/jobs/none'
import { record as searchWords } from 'virtual:records/pages/jobs/search'
import { record as title } from 'virtual:records/pages/jobs/title'
import { useAtomValue, useSetAtom } from 'jotai'
import { useDeferredValue, useState } from 'react'
import { openAt, openings } from '#content/job-facts.ts'
import { jobCategories } from '#content/jobs/categories.ts'
import { jobPath, paths } from '#content/paths.ts'
import type { JobList as ListedJobs } from '#content/record-pages.ts'
import { askedQuestionAtom } from '#features/chat/asked-state.ts'
import { listMeta } from '#features/record-list/list-meta.ts'
import { ListEnd, ListItems } from '#features/record-list/ui/list-end.tsx'
import { useListSearch } from '#features/search/ui/use-list-search.tsx'
import { listPagePath } from '#lib/list-address.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { FilterTools } from '#ui/filter-tools.tsx'
import { pageColumn } from '#ui/layout.ts'
import { island, LazyIsland } from '#ui/lazy-island.tsx'
import { NothingFound } from '#ui/nothing-found.tsx'
import { SearchStatus } from '#ui/search-status.tsx'
import { useAddressQuery } from '#ui/use-address-query.ts'
import { useNow } from '#ui/use-now.ts'
import type { PageMeta, PageParams } from '../page.ts'
import { JobsHero } from './hero.tsx'
import { JobList } from './job-list.tsx'
import { MoonLegend } from './moon-legend.tsx'
import { type JobQuery, jobSearchString, parseJobQuery, searchJobs } from './search.ts'

export function meta(_: PageParams, list: ListedJobs): PageMeta | Promise<PageMeta> {
  return listMeta({ title, description, canonical: paths.jobs }, list)
}

const endIsland = island('end', () => import('./closing.tsx').then((module) => module.JobsClosing), {
  prefetchOnUse: true,
})

export const islands = [endIsland]

const noFilter: JobQuery = { text: '', category: 'all' }
const categories = [
  { id: 'all', name: categoryNames.all },
  ...jobCategories.map(({ id }) => ({ id, name: categoryNames[id] })),
] as const

/** A page of the open jobs, or those of all that match the query in the address. */
export function Page({ data }: { readonly data: ListedJobs }) {
  const ports = useAtomValue(portsAtom)
  const [query, setQuery] = useAddressQuery<JobQuery>(ports, listPagePath(paths.jobs, data.page), {
    queryOf: parseJobQuery,
    searchFor: jobSearchString,
  })
  const clearQuery = () => {
    setQuery(noFilter)
    document.getElementById('search')?.focus()
  }
  const now = useNow(ports)
  const jobs = openAt(openings, now)
  const shownQuery = useDeferredValue(query) // the field shows a letter at once, and the list follows in short steps
  const indexed = useListSearch(shownQuery.text, jobPath(''))
  const isSearching = shownQuery.text.trim() !== '' || shownQuery.category !== 'all'
  const [all, setAll] = useState(data.pages === 1 ? data.items : null)
  const matches = isSearching
    ? searchJobs(openAt(all ?? data.items, now), shownQuery, ({ id }) => indexed.all.has(jobPath(id)))
    : openAt(data.items, now)
  const isIncomplete = all === null && isSearching
  const isUnknown = isIncomplete || (matches.length === 0 && indexed.isUnknown)
  const ask = useSetAtom(askedQuestionAtom)
  return (
    <>
      <JobsHero jobs={jobs} />
      {jobs.length > 0 && (
        <>
          <FilterTools words={searchWords} categories={categories} query={query} onChange={setQuery}>
            <MoonLegend />
          </FilterTools>
          <div className={list}>
            <SearchStatus
              ports={ports}
              query={shownQuery.text}
              text={isSearching && !isUnknown ? `${matches.length} ${matches.length === 1 ? 'job' : 'jobs'} found` : ''}
            />
            {matches.length > 0 || isIncomplete ? (
              <ListItems items={matches} current={data} query={isSearching ? jobSearchString(shownQuery) : ''}>
                {(shown) => <JobList jobs={shown} counted={isSearching ? matches : jobs} />}
              </ListItems>
            ) : (
              <div className={pageColumn}>
                {indexed.empty(
                  <NothingFound words={none} onClear={clearQuery}>
                    <TrailsWithoutStar />
                  </NothingFound>,
                  ask,
                )}
              </div>
            )}
            <div className={pageColumn}>
              <ListEnd
                list={paths.jobs}
                current={data}
                isSearching={isSearching}
                isIncomplete={isIncomplete}
                onLoad={setAll}
              />
            </div>
          </div>
        </>
      )}
      <LazyIsland island={endIsland} />
    </>
  )
}

function TrailsWithoutStar() {
  return (
    <>
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
    </>
  )
}

const list = css({ position: 'relative', paddingTop: 'clamp(1rem, 2.5vw, 2.5rem)' })
