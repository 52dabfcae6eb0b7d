import { record as words } from 'virtual:records/messages/search'
import { useSetAtom } from 'jotai'
import { askChatAtom } from '#features/chat/state.ts'
import { isQuestion, type SearchHit } from '#features/search/engine.ts'
import { keepSearchAtom } from '#features/search/state.ts'
import { statusText } from '#features/search/status-text.ts'
import { ResultText } from '#features/search/ui/result-text.tsx'
import { useMissingPages } from '#features/search/ui/use-missing-pages.ts'
import { useSearch } from '#features/search/ui/use-search.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { styles } from './search-results-styles.ts'

/** The results by kind, as links. A question opens in the chat. */
export default function SearchResults({ query }: { readonly query: string }) {
  const { state, groups, count, retry } = useSearch(query)
  const ask = useSetAtom(askChatAtom)
  return (
    <>
      <p role="status" className={css({ srOnly: true })}>
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
          <Button variant="line" onClick={() => void ask(query)}>
            {words.empty.ask}
          </Button>
        </div>
      )}
      {groups.map(({ kind, hits }) => (
        <div key={kind} className={styles.group}>
          <h2 className={styles.heading}>{words.kinds[kind]}</h2>
          <ul className={styles.list}>
            {hits.map((hit) => (
              <li key={hit.entry.href}>
                <Result hit={hit} query={query} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

function Result({ hit, query }: { readonly hit: SearchHit; readonly query: string }) {
  const { title, href } = hit.entry
  const ask = useSetAtom(askChatAtom)
  const keepSearch = useSetAtom(keepSearchAtom)
  const isMissing = useMissingPages()
  if (isQuestion(hit.entry))
    return (
      <button
        type="button"
        className={styles.result}
        onClick={() => {
          void keepSearch(query)
          void ask(title)
        }}
      >
        <ResultText hit={hit} isMissing={false} />
      </button>
    )
  return (
    <Link href={href} className={styles.result} onClick={() => void keepSearch(query)}>
      <ResultText hit={hit} isMissing={isMissing(href)} />
    </Link>
  )
}
