import { useSetAtom } from 'jotai'
import { Link } from '#ui/link.tsx'
import { isQuestion, type SearchResult } from '../results.ts'
import { keepSearchAtom } from '../state.ts'
import { styles } from './result-list-styles.ts'
import { ResultText } from './result-text.tsx'
import { useMissingPages } from './use-missing-pages.ts'

type ResultListProps = {
  readonly results: readonly SearchResult[]
  /** What was searched for. It is kept on the device when the visitor opens a result. */
  readonly query: string
  /** Asks the chat a question. */
  readonly onAsk: (question: string) => void
}

/** Results as links. A question is a button, because it opens in the chat. */
export function ResultList({ results, query, onAsk }: ResultListProps) {
  const keepSearch = useSetAtom(keepSearchAtom)
  const isMissing = useMissingPages()
  const keep = () => void keepSearch(query)
  return (
    <ul className={styles.list}>
      {results.map((result) => (
        <li key={result.entry.href}>
          {isQuestion(result.entry) ? (
            <button
              type="button"
              className={styles.result}
              onClick={() => {
                keep()
                onAsk(result.entry.title)
              }}
            >
              <ResultText result={result} isMissing={false} />
            </button>
          ) : (
            <Link href={result.entry.href} className={styles.result} onClick={keep}>
              <ResultText result={result} isMissing={isMissing(result.entry.href)} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
