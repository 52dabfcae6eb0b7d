import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import Search from 'lucide-react/icons/search'
import { useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { agentCards } from '#content/agent-runner/cards.ts'
import { pluralize } from '#lib/fill-template.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { Field } from '#ui/field.tsx'
import { SearchStatus } from '#ui/search-status.tsx'
import { findRuns, searchableRuns } from '../find-runs.ts'
import type { StoredRun } from '../run-history.ts'
import { styles as shared } from '../shared-styles.ts'
import { clearRunsAtom, dropBrokenRunAtom, removeRunAtom, storedRunsAtom } from '../state.ts'
import { ClearRuns } from './clear-runs.tsx'
import { EarlierRun } from './earlier-run.tsx'
import { styles } from './run-list-styles.ts'

const words = runWords.history
const MAX_QUERY_LENGTH = 200

type RunListProps = {
  /** The id of the search field. */
  readonly searchId: string
  /** The id of the run that is shown beside the list. */
  readonly shown?: string | undefined
  readonly isRunning: boolean
  readonly onOpen: (run: StoredRun) => void
  /** Called when runs have disappeared from the list, to move the focus; with true if no run is left. */
  readonly onRemove: (isLast: boolean) => void
}

const names: ReadonlyMap<number, string> = new Map(agentCards.map(({ id, name }) => [id, name]))
const nameOf = (agent: number) => names.get(agent) ?? words.gone

/** Lists the stored runs of all agents, newest first, with a search. Visitors can open and delete them, also offline. */
export function RunList({ searchId, shown, isRunning, onOpen, onRemove }: RunListProps) {
  const ports = useAtomValue(portsAtom)
  const runs = useAtomValue(storedRunsAtom)
  const remove = useSetAtom(removeRunAtom)
  const clear = useSetAtom(clearRunsAtom)
  const dropBroken = useSetAtom(dropBrokenRunAtom)
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query)
  const searchable = useMemo(() => searchableRuns(runs, nameOf), [runs])
  const found = useMemo(() => findRuns(searchable, deferredQuery), [searchable, deferredQuery])
  const isSearching = deferredQuery.trim() !== ''
  const foundText = found.length === 0 ? words.nothing : pluralize(words.count, found.length)
  return (
    <div className={styles.runs}>
      {(runs.length > 1 || query !== '') && (
        <div className={styles.search}>
          <Field
            id={searchId}
            type="search"
            label={<span className={css({ srOnly: true })}>{words.search}</span>}
            placeholder={words.placeholder}
            icon={<Search size={20} strokeWidth={1.5} />}
            autoComplete="off"
            maxLength={MAX_QUERY_LENGTH}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
      )}
      <SearchStatus ports={ports} query={deferredQuery} text={isSearching ? foundText : ''} />
      {isSearching && found.length === 0 && <p className={shared.note}>{words.nothing}</p>}
      <ul className={styles.list}>
        {found.map((run) => (
          <ErrorBoundary
            key={run.id}
            fallback={() => <li className={shared.note}>{words.unshown}</li>}
            onFail={() => void dropBroken(run.id)}
          >
            <EarlierRun
              run={run}
              agentName={nameOf(run.agent)}
              isShown={run.id === shown}
              isDisabled={isRunning}
              onOpen={names.has(run.agent) ? onOpen : null}
              onRemove={() => {
                flushSync(() => void remove(run.id))
                onRemove(runs.length === 1)
              }}
            />
          </ErrorBoundary>
        ))}
      </ul>
      {found.length > 0 && (
        <ClearRuns
          key={deferredQuery}
          count={found.length}
          onClear={() => {
            flushSync(() => {
              setQuery('')
              void clear(new Set(found.map(({ id }) => id)))
            })
            onRemove(runs.length === found.length)
          }}
        />
      )}
    </div>
  )
}
