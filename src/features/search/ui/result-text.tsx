import { record as words } from 'virtual:records/messages/search'
import type { TextPart } from '../marked-text.ts'
import type { SearchResult } from '../results.ts'
import { styles } from './result-text-styles.ts'

type ResultTextProps = {
  readonly result: SearchResult
  /** Whether the page cannot be opened, because there is no connection. */
  readonly isMissing: boolean
}

/** The title and the first words of a result, with the match marked, and the page that it is a part of, or what it is. */
export function ResultText({ result, isMissing }: ResultTextProps) {
  const { entry, title, line } = result
  const label = entry.parent || (entry.kind === 'pages' ? '' : words.kinds[entry.kind])
  return (
    <>
      <span className={styles.title}>
        <Marked parts={title} />
      </span>
      {label !== '' && <span className={styles.parent}>{` ${label}`}</span>}
      {entry.line !== '' && (
        <span className={styles.line}>
          <Marked parts={line} />
        </span>
      )}
      {isMissing && <span className={styles.missing}>{words.notHere}</span>}
    </>
  )
}

function Marked({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map((part, index) =>
    part.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <span key={index}>{part.text}</span>
    ),
  )
}
