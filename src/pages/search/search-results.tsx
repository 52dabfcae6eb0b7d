import { record as words } from 'virtual:records/messages/search'
import { useSetAtom } from 'jotai'
import { askedQuestionAtom } from '#features/chat/asked-state.ts'
import { statusText } from '#features/search/status-text.ts'
import { ResultList } from '#features/search/ui/result-list.tsx'
import { useSearch } from '#features/search/ui/use-search.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { styles } from './search-results-styles.ts'

const LIMITS = { perKind: 12, total: 60 } as const

/** The results by kind, as links. A question opens in the chat. */
export default function SearchResults({ query }: { readonly query: string }) {
  const { state, groups, count, retry } = useSearch(query, LIMITS)
  const ask = useSetAtom(askedQuestionAtom)
  return (
    <>
      <p role="status" className={state === 'ready' && count > 0 ? styles.note : css({ srOnly: true })}>
        {statusText(state, count)}
      </p>
      {state === 'loading' && <p className={styles.note}>{words.loading}</p>}
      {state === 'failed' && (
        <div className={styles.message}>
          <h2 className={styles.heading}>{words.failed.title}</h2>
          <p>{words.failed.text}</p>
          <Button variant="line" onClick={retry}>
            {words.failed.again}
          </Button>
        </div>
      )}
      {state === 'ready' && count === 0 && (
        <div className={styles.message}>
          <h2 className={styles.heading}>{words.empty.title}</h2>
          <p>{words.empty.text}</p>
          <Button variant="line" onClick={() => ask(query)}>
            {words.empty.ask}
          </Button>
        </div>
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
