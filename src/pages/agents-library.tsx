import '#styled/styles/recipes/library-page.css'
import { record as words } from 'virtual:records/messages/library/page'
import { record as page } from 'virtual:records/pages/library'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { agentCountText } from '#content/agent-runner/agent-count.ts'
import { agentCards, categoryChips } from '#content/agent-runner/cards.ts'
import { paths } from '#content/paths.ts'
import { agentFromSearch, withAgentParam } from '#features/agent-runner/agent-param.ts'
import {
  findAgents,
  type LibraryQuery,
  librarySearchString,
  parseLibraryQuery,
} from '#features/agent-runner/library-query.ts'
import { portsAtom } from '#platform/ports.ts'
import { PageHead } from '#sections/page-head.tsx'
import { css } from '#styled/css'
import { libraryPage } from '#styled/recipes/library-page.js'
import { FilterTools } from '#ui/filter-tools.tsx'
import { pageColumn } from '#ui/layout.ts'
import { island, LazyIsland } from '#ui/lazy-island.tsx'
import { useAddressQuery } from '#ui/use-address-query.ts'
import { useRawSearch } from '#ui/use-raw-search.ts'
import { AgentRow } from './library/agent-row.tsx'
import { NoAgentsFound } from './library/no-agents-found.tsx'
import { preloadRunDialog, RunDialogLoader } from './library/run-dialog-loader.tsx'
import { usePromptDialog } from './library/use-prompt-dialog.ts'
import type { PageMeta } from './page.ts'

export const meta: PageMeta = { title: page.title, description: page.description, canonical: paths.agentsLibrary }

const end = island('end', () => import('./library/library-end.tsx').then((module) => module.LibraryEnd), {
  prefetchAfterLoad: true,
})

/** Loads the lower part of the page before a client-side navigation to it. */
export function prepare() {
  return end.prepare()
}

const styles = libraryPage()
const categories = categoryChips.map((name) => ({ id: name, name }))
const noFilter: LibraryQuery = { text: '', category: 'All' }
/** Marks a history entry that an agent's card created. The scroll position is stored beside it. */
const openedState = { isOpenedHere: true }

/** Renders the agents that match the address, and the dialog of the agent that it names. */
export function Page() {
  const search = useRawSearch()
  const ports = useAtomValue(portsAtom)
  const [query, show] = useAddressQuery<LibraryQuery>(ports, paths.agentsLibrary, {
    queryOf: parseLibraryQuery,
    searchFor: librarySearchString,
  })
  const [, navigate] = useLocation()
  // a history entry of its own, so that 'back' closes the dialog and does not leave the page
  const open = (id: number) =>
    navigate(`${paths.agentsLibrary}${withAgentParam(librarySearchString(query, search), id)}`, { state: openedState })
  const isLeaving = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another history entry
  useEffect(() => {
    isLeaving.current = false
  }, [search])
  const closeInPlace = () => {
    const address = `${paths.agentsLibrary}${withAgentParam(search, null)}`
    try {
      navigate(address, { replace: true })
    } catch {
      location.replace(address) // the browser refuses history changes; the reload also discards the key
    }
  }
  const close = () => {
    if (isLeaving.current) return // closing twice goes back only once
    isLeaving.current = history.state?.isOpenedHere === true
    if (isLeaving.current) history.back()
    else closeInPlace()
  }
  const clear = () => {
    show(noFilter)
    document.getElementById('search')?.focus()
  }
  const prompt = usePromptDialog()
  const found = findAgents(agentCards, query)
  const isSearching = query.text.trim() !== '' || query.category !== 'All'
  const prepareRun = () => {
    preloadRunDialog()
    prompt.prepare()
  }
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      {agentCards.length > 0 && (
        <FilterTools styles={styles} words={words.search} categories={categories} query={query} onChange={show} />
      )}
      <section aria-label={words.list} className={`${pageColumn} ${styles.list}`}>
        <p role="status" className={css({ srOnly: true })}>
          {isSearching ? agentCountText(found.length) : ''}
        </p>
        {found.length === 0 && agentCards.length > 0 ? (
          <NoAgentsFound onClear={clear} />
        ) : (
          <ul data-long="" className={styles.rows}>
            {found.map((agent) => (
              <AgentRow
                key={agent.id}
                agent={agent}
                onRun={() => open(agent.id)}
                onPrompt={() => void prompt.show(agent.id)}
                onPreload={prepareRun}
              />
            ))}
          </ul>
        )}
      </section>
      <LazyIsland island={end} />
      <RunDialogLoader agent={agentFromSearch(agentCards, search)} onClose={close} />
      {prompt.shown && (
        <prompt.shown.Dialog
          name={prompt.shown.name}
          prompt={prompt.shown.prompt}
          isOpen={prompt.isOpen}
          onClose={prompt.close}
        />
      )}
    </>
  )
}
