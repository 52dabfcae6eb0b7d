import { record as words } from 'virtual:records/pages/quote/head'
import { paths } from '#content/paths.ts'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { screenOnly } from '#ui/layout.ts'
import { island, LazyIsland } from '#ui/lazy-island.tsx'
import type { PageMeta } from '../page.ts'

export const meta: PageMeta = { title: words.title, description: words.description, canonical: paths.quote }

const sheet = island('sheet', () => import('./scope-sheet.tsx').then(({ ScopeSheet }) => ScopeSheet), {
  prefetchAfterLoad: true,
})

export const islands = [sheet]

/** The questions and the sheet are an island, so that the head of the page does not wait for their script. */
export function Page() {
  return (
    <>
      <div className={screenOnly}>
        <PageHead heading={words.heading} lead={words.lead} />
      </div>
      <LazyIsland island={sheet} />
    </>
  )
}
