import '#styled/styles/recipes/library-page.css'
import { record as words } from 'virtual:records/messages/library/page'
import { record as page } from 'virtual:records/pages/library'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { agentCount } from '#content/agent-runner/agent-count.ts'
import { agentCards, categoryChips } from '#content/agent-runner/cards.ts'
import { paths } from '#content/paths.ts'
import { agentIn, withAgent } from '#features/agent-runner/address.ts'
import { find, type LibraryQuery, queryOf, searchFor } from '#features/agent-runner/filter.ts'
import { portsAtom } from '#platform/ports.ts'
import { PageHead } from '#sections/page-head.tsx'
import { css } from '#styled/css'
import { libraryPage } from '#styled/recipes/library-page.js'
import { FilterTools } from '#ui/filter-tools.tsx'
import { wrap } from '#ui/layout.ts'
import { Near, partOf } from '#ui/near.tsx'
import { useAddressQuery } from '#ui/use-address-query.ts'
import { useRawSearch } from '#ui/use-raw-search.ts'
import { AgentRow } from './library/agent-row.tsx'
import { NothingFound } from './library/nothing-found.tsx'
import { prepareRunner, Runner } from './library/runner.tsx'
import { usePrompt } from './library/use-prompt.ts'
import type { PageMeta } from './page.ts'

export const meta: PageMeta = { title: page.title, description: page.description, canonical: paths.agentsLibrary }

const end = partOf('end', () => import('./library/end.tsx'), { isAtHand: true })

/** Loads the end at once, for those who travel to the page. */
export function prepare() {
  return end.prepare()
}

const looks = libraryPage()
const categories = categoryChips.map((name) => ({ id: name, name }))
const everything: LibraryQuery = { text: '', category: 'All' }
/** Marks a step of the history that an agent's card made; the page's place is noted beside it. */
const openedHere = { isOpenedHere: true }

/** The agents, all of them or those the address asks for; and the dialog of the one it names. */
export function Page() {
  const search = useRawSearch()
  const ports = useAtomValue(portsAtom)
  const [query, show] = useAddressQuery<LibraryQuery>(ports, paths.agentsLibrary, { queryOf, searchFor })
  const [, navigate] = useLocation()
  // a step of its own in the history, so that 'back' closes the dialog and not the page
  const open = (id: number) =>
    navigate(`${paths.agentsLibrary}${withAgent(searchFor(query, search), id)}`, { state: openedHere })
  const isLeaving = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another step
  useEffect(() => {
    isLeaving.current = false
  }, [search])
  const leave = () => {
    const address = `${paths.agentsLibrary}${withAgent(search, null)}`
    try {
      navigate(address, { replace: true })
    } catch {
      location.replace(address) // a browser that refuses changes of the address; the key goes with the page
    }
  }
  const close = () => {
    if (isLeaving.current) return // whoever closes twice goes back once
    isLeaving.current = history.state?.isOpenedHere === true
    if (isLeaving.current) history.back()
    else leave()
  }
  const clear = () => {
    show(everything)
    document.getElementById('search')?.focus()
  }
  const prompt = usePrompt()
  const found = find(agentCards, query)
  const isSearching = query.text.trim() !== '' || query.category !== 'All'
  const prepareRun = () => {
    prepareRunner()
    prompt.prepare()
  }
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      {agentCards.length > 0 && (
        <FilterTools looks={looks} words={words.search} categories={categories} query={query} onChange={show} />
      )}
      <section aria-label={words.list} className={`${wrap} ${looks.list}`}>
        <p role="status" className={css({ srOnly: true })}>
          {isSearching ? agentCount(found.length) : ''}
        </p>
        {found.length === 0 && agentCards.length > 0 ? (
          <NothingFound onClear={clear} />
        ) : (
          <ul data-long="" className={looks.rows}>
            {found.map((agent) => (
              <AgentRow
                key={agent.id}
                agent={agent}
                onRun={() => open(agent.id)}
                onPrompt={() => void prompt.show(agent.id)}
                onNear={prepareRun}
              />
            ))}
          </ul>
        )}
      </section>
      <Near part={end} />
      <Runner agent={agentIn(agentCards, search)} onClose={close} />
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
