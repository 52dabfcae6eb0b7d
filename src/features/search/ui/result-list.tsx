import { useSetAtom } from 'jotai'
import { Link } from '#ui/link.tsx'
import { isQuestion, type SearchHit } from '../engine.ts'
import { keepSearchAtom } from '../state.ts'
import { styles } from './result-list-styles.ts'
import { ResultText } from './result-text.tsx'
import { useMissingPages } from './use-missing-pages.ts'

type ResultListProps = {
  readonly hits: readonly SearchHit[]
  /** What was searched for. It is kept on the device when the visitor opens a result. */
  readonly query: string
  /** Asks the chat a question. */
  readonly onAsk: (question: string) => void
}

/** Results as links. A question is a button, because it opens in the chat. */
export function ResultList({ hits, query, onAsk }: ResultListProps) {
  const keepSearch = useSetAtom(keepSearchAtom)
  const isMissing = useMissingPages()
  const keep = () => void keepSearch(query)
  return (
    <ul className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.entry.href}>
          {isQuestion(hit.entry) ? (
            <button
              type="button"
              className={styles.result}
              onClick={() => {
                keep()
                onAsk(hit.entry.title)
              }}
            >
              <ResultText hit={hit} isMissing={false} />
            </button>
          ) : (
            <Link href={hit.entry.href} className={styles.result} onClick={keep}>
              <ResultText hit={hit} isMissing={isMissing(hit.entry.href)} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
