import { record as words } from 'virtual:records/messages/search'
import type { SearchHit } from '../engine.ts'
import { markedText } from '../marked-text.ts'
import { styles } from './result-text-styles.ts'

type ResultTextProps = {
  readonly hit: SearchHit
  /** Whether the page cannot be opened, because there is no connection. */
  readonly isMissing: boolean
}

/** The title and the first words of a result, with the match marked, and the page that it is a part of, or what it is. */
export function ResultText({ hit, isMissing }: ResultTextProps) {
  const { entry, terms } = hit
  const label = entry.parent || (entry.kind === 'pages' ? '' : words.kinds[entry.kind])
  return (
    <>
      <span className={styles.title}>
        <Marked text={entry.title} terms={terms} />
      </span>
      {label !== '' && <span className={styles.parent}>{` ${label}`}</span>}
      {entry.line !== '' && (
        <span className={styles.line}>
          <Marked text={entry.line} terms={terms} />
        </span>
      )}
      {isMissing && <span className={styles.missing}>{words.notHere}</span>}
    </>
  )
}

function Marked({ text, terms }: { readonly text: string; readonly terms: ReadonlySet<string> }) {
  return markedText(text, terms).map((part, index) =>
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
