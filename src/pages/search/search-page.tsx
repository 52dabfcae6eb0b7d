import { record as words } from 'virtual:records/pages/search'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { paths } from '#content/paths.ts'
import { EmptyList } from '#features/search/ui/empty-list.tsx'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { portsAtom } from '#platform/ports.ts'
import { retryLoad } from '#platform/retry-load.ts'
import { css } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'
import { SearchBox } from '#ui/search-box.tsx'
import { useAddressQuery } from '#ui/use-address-query.ts'
import type { PageMeta } from '../page.ts'

/** Without a canonical address, so that search engines do not list the page. */
export const meta: PageMeta = { title: words.title, description: words.description }

const SearchResults = lazy(() => retryLoad(() => import('./search-results.tsx')))

const rules = {
  queryOf: (search: string) => new URLSearchParams(search).get('q') ?? '',
  searchFor: (query: string) => (query === '' ? '' : `?${new URLSearchParams({ q: query })}`),
}

/** The results of the query in the address. The prerendered page has none, because it knows no query. */
export function Page() {
  const ports = useAtomValue(portsAtom)
  const [query, setQuery] = useAddressQuery<string>(ports, paths.search, rules)
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <search className={pageColumn}>
        <div className={css({ maxWidth: '46rem' })}>
          <SearchBox {...words.search} text={query} onType={setQuery} />
        </div>
      </search>
      <section aria-label={words.list} className={`${pageColumn} ${results}`}>
        <noscript>
          <p>{words.script}</p>
        </noscript>
        {query.trim() !== '' && (
          <Suspense fallback={<EmptyList isPending>{null}</EmptyList>}>
            <SearchResults query={query} />
          </Suspense>
        )}
      </section>
    </>
  )
}

const results = css({ paddingTop: '6', paddingBottom: 'section', minHeight: '40vh' })
