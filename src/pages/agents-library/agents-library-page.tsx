import { record as words } from 'virtual:records/messages/library/page'
import { record as page } from 'virtual:records/pages/library'
import { useAtomValue, useSetAtom } from 'jotai'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { agentCountText } from '#content/agent-runner/agent-count.ts'
import { agentCards, categoryChips } from '#content/agent-runner/cards.ts'
import { paths } from '#content/paths.ts'
import {
  agentFromSearch,
  RESULT_FRAGMENT,
  SAMPLE_FRAGMENT,
  withAgentParam,
} from '#features/agent-runner/agent-param.ts'
import {
  findAgents,
  type LibraryQuery,
  librarySearchString,
  parseLibraryQuery,
} from '#features/agent-runner/library-query.ts'
import { askedQuestionAtom } from '#features/chat/asked-state.ts'
import { useListSearch } from '#features/search/ui/use-list-search.tsx'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { portsAtom } from '#platform/ports.ts'
import { FilterTools } from '#ui/filter-tools.tsx'
import { entryLayers, isLayerEntry, layerState } from '#ui/layer-entry.ts'
import { pageColumn } from '#ui/layout.ts'
import { island, LazyIsland } from '#ui/lazy-island.tsx'
import { NoScriptNote } from '#ui/no-script-note.tsx'
import { SearchStatus } from '#ui/search-status.tsx'
import { useAddressQuery } from '#ui/use-address-query.ts'
import { useHistoryLayer } from '#ui/use-history-layer.ts'
import { useRawSearch } from '#ui/use-raw-search.ts'
import type { PageMeta } from '../page.ts'
import { AgentRow } from './agent-row.tsx'
import { styles } from './agents-library-page-styles.ts'
import { NoAgentsFound } from './no-agents-found.tsx'
import { preloadRunDialog, RunDialogLoader } from './run-dialog-loader.tsx'
import { usePromptDialog } from './use-prompt-dialog.ts'

export const meta: PageMeta = { title: page.title, description: page.description, canonical: paths.agentsLibrary }

const endIsland = island(
  'end',
  () => import('./library-lower-sections.tsx').then((module) => module.LibraryLowerSections),
  {
    prefetchOnUse: true,
  },
)

export const islands = [endIsland]

const categories = categoryChips.map((name) => ({ id: name, name }))
const agentAnchors = `${paths.agentsLibrary}#`
const noFilter: LibraryQuery = { text: '', category: 'All' }

/** The agents that match the query in the address, and the run dialog of the agent that the address names. */
export function Page() {
  const search = useRawSearch()
  const ports = useAtomValue(portsAtom)
  const [query, setQuery] = useAddressQuery<LibraryQuery>(ports, paths.agentsLibrary, {
    queryOf: parseLibraryQuery,
    searchFor: librarySearchString,
  })
  const [, navigate] = useLocation()
  // adds a history entry, so that Back closes the dialog and does not leave the page
  const addressOf = (id: number, fragment: string) =>
    `${paths.agentsLibrary}${withAgentParam(librarySearchString(query, search), id)}${fragment}`
  const openAgent = (id: number, fragment = '') =>
    navigate(addressOf(id, fragment), { state: layerState(entryLayers() + 1) })
  const openOtherAgent = (id: number) =>
    navigate(addressOf(id, RESULT_FRAGMENT), { replace: true, state: history.state })
  const shownAgent = agentFromSearch(agentCards, search)
  useHistoryLayer(shownAgent !== undefined, () => {}, true) // Back changes the address, which closes the dialog
  const leftState = useRef<unknown>(null)
  const closeDialog = () => {
    if (isLayerEntry()) {
      if (leftState.current !== history.state) history.back() // a second call must not go back twice
      leftState.current = history.state
      return
    }
    const address = `${paths.agentsLibrary}${withAgentParam(search, null)}`
    try {
      navigate(address, { replace: true })
    } catch {
      location.replace(address) // the browser refused the history change; the reload also discards the API key
    }
  }
  const clearQuery = () => {
    setQuery(noFilter)
    document.getElementById('search')?.focus()
  }
  const promptDialog = usePromptDialog()
  const shownQuery = useDeferredValue(query) // the field shows a letter at once, and the list follows in short steps
  const indexed = useListSearch(shownQuery.text, agentAnchors)
  const matches = useMemo(
    () => findAgents(agentCards, shownQuery, ({ id }) => indexed.all.has(`${agentAnchors}agent-${id}`)),
    [shownQuery, indexed.all],
  )
  const ask = useSetAtom(askedQuestionAtom)
  const isSearching = shownQuery.text.trim() !== '' || shownQuery.category !== 'All'
  const isUnknown = matches.length === 0 && indexed.isUnknown
  const current = useRef({ openAgent, promptDialog })
  current.current = { openAgent, promptDialog }
  /** The same functions each time, so that a key renders only the rows that come. */
  const [rowHandlers] = useState(() => ({
    onRun: (id: number) => current.current.openAgent(id),
    onSample: (id: number) => current.current.openAgent(id, SAMPLE_FRAGMENT),
    onPrompt: (id: number) => current.current.promptDialog.show(id),
    onPreload() {
      preloadRunDialog()
      current.current.promptDialog.prepare()
    },
  }))
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      {agentCards.length > 0 && (
        <FilterTools words={words.search} categories={categories} query={query} onChange={setQuery} />
      )}
      <section aria-label={words.list} className={`${pageColumn} ${styles.list}`}>
        <NoScriptNote>{words.unscripted}</NoScriptNote>
        <SearchStatus
          ports={ports}
          query={shownQuery.text}
          text={isSearching && !isUnknown ? agentCountText(matches.length) : ''}
        />
        {matches.length === 0 && agentCards.length > 0 ? (
          <div>{indexed.empty(<NoAgentsFound onClear={clearQuery} />, ask)}</div>
        ) : (
          <ul data-long="" className={styles.rows}>
            {matches.map((agent) => (
              <AgentRow key={agent.id} agent={agent} {...rowHandlers} />
            ))}
          </ul>
        )}
      </section>
      <LazyIsland island={endIsland} />
      <RunDialogLoader agent={shownAgent} onClose={closeDialog} onOpenAgent={openOtherAgent} />
      {promptDialog.shown && (
        <promptDialog.shown.Dialog
          name={promptDialog.shown.name}
          prompt={promptDialog.shown.prompt}
          isOpen={promptDialog.isOpen}
          onClose={promptDialog.close}
        />
      )}
    </>
  )
}
