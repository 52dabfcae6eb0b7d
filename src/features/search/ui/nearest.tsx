import { record as words } from 'virtual:records/messages/search/nearest'
import { Button } from '#ui/button.tsx'
import type { SearchResult } from '../results.ts'
import { styles } from './nearest-styles.ts'
import { ResultList } from './result-list.tsx'

type NearestProps = {
  readonly results: readonly SearchResult[]
  readonly query: string
  /** Asks the chat a question. */
  readonly onAsk: (question: string) => void
}

/** Below a list in which nothing was found: the items that have some of the words, and a way to ask. */
export function Nearest({ results, query, onAsk }: NearestProps) {
  return (
    <section aria-label={words.heading} className={styles.section}>
      {results.length > 0 && (
        <>
          <h2 className={styles.heading}>{words.heading}</h2>
          <ResultList results={results} query={query} onAsk={onAsk} />
        </>
      )}
      <Button variant="line" onClick={() => onAsk(query)}>
        {words.ask}
      </Button>
    </section>
  )
}
