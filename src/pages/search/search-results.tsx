import { record as words } from 'virtual:records/messages/search'
import { useAtomValue, useSetAtom } from 'jotai'
import { askedQuestionAtom } from '#features/chat/asked-state.ts'
import { shownState, statusText } from '#features/search/status-text.ts'
import { EmptyList } from '#features/search/ui/empty-list.tsx'
import { ResultList } from '#features/search/ui/result-list.tsx'
import { SearchFailure } from '#features/search/ui/search-failure.tsx'
import { useSearch } from '#features/search/ui/use-search.ts'
import { portsAtom } from '#platform/ports.ts'
import { Button } from '#ui/button.tsx'
import { SearchStatus } from '#ui/search-status.tsx'
import { styles } from './search-results-styles.ts'

const LIMITS = { perKind: 12, total: 60 } as const

/** The results by kind, as links. A question opens in the chat. */
export default function SearchResults({ query }: { readonly query: string }) {
  const ports = useAtomValue(portsAtom)
  const search = useSearch(query, LIMITS)
  const { groups, count, retry } = search
  const state = shownState(search, count)
  const ask = useSetAtom(askedQuestionAtom)
  return (
    <>
      <SearchStatus ports={ports} query={query} text={statusText(state, count)} />
      {state === 'ready' && count > 0 && <p className={styles.note}>{statusText(state, count)}</p>}
      {state === 'failed' && (
        <div className={styles.message}>
          <SearchFailure onRetry={retry} />
        </div>
      )}
      {state !== 'failed' && count === 0 && (
        <EmptyList isPending={state === 'loading'}>
          <div className={styles.message}>
            <h2 className={styles.heading}>{words.empty.title}</h2>
            <p>{words.empty.text}</p>
            <Button variant="line" onClick={() => ask(query)}>
              {words.empty.ask}
            </Button>
          </div>
        </EmptyList>
      )}
      {groups.map(({ kind, results }) => (
        <div key={kind} className={styles.group}>
          <h2 className={styles.heading}>{words.kinds[kind]}</h2>
          <ResultList results={results} query={query} onAsk={ask} />
        </div>
      ))}
    </>
  )
}
