import type { RefObject } from 'react'
import { css, cx } from '#styled/css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { styles as shared } from '../shared-styles.ts'
import { styles } from './result-styles.ts'
import { ResultText } from './result-text.tsx'

type AnswerProps = {
  readonly answerRef: RefObject<HTMLDivElement | null>
  /** The model's text, or empty. */
  readonly text: string
  /** A text that no model wrote, such as a demo, or empty. */
  readonly demo: string
  /** The line above `demo` that says so. */
  readonly mark: string
  readonly onGrown: () => void
}

/** Shows a model's text, and below it, marked as such, a text that no model wrote. */
export function Answer({ answerRef, text, demo, mark, onGrown }: AnswerProps) {
  return (
    <div ref={answerRef}>
      {text !== '' && <AnswerText text={text} onGrown={onGrown} />}
      {demo !== '' && <p className={styles.demoLabel}>{mark}</p>}
      {demo !== '' && <AnswerText text={demo} onGrown={onGrown} />}
    </div>
  )
}

/** If rendering fails, the answer is shown as plain text. */
function AnswerText(props: { readonly text: string; readonly onGrown: () => void }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <p data-result="" dir="auto" className={cx(shared.answerText, plain)}>
          {props.text}
        </p>
      )}
    >
      <ResultText {...props} />
    </ErrorBoundary>
  )
}

const plain = css({ whiteSpace: 'pre-wrap' })
