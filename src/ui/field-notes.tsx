import { record as words } from 'virtual:records/messages/controls/field'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { field } from '#styled/recipes/field.js'
import { ErrorBoundary } from './error-boundary.tsx'
import type { LengthStatus } from './length-status.ts'

export type FieldNotesContent = {
  /** The error of the field. The error of a text that is too long takes precedence. */
  readonly error?: string | null | undefined
  /** How often the error was found while the field had the focus. It is then said aloud, as the focus does not move. */
  readonly errorRepeats?: number | undefined
  readonly hint?: ReactNode | undefined
  readonly lengthStatus?: LengthStatus | undefined
}

/**
 * The notes below a field: the error, the hint and, once the limit is nearly reached, the number of characters. The
 * number changes with each key, but screen readers announce only that it appears and that the text is too long.
 */
export function FieldNotes(props: FieldNotesContent & { readonly id: string }) {
  const { id, error, errorRepeats, hint, lengthStatus } = props
  const styles = field()
  const problem = lengthStatus?.problem ?? error
  return (
    <ErrorBoundary fallback={() => null}>
      {problem && (
        <p key={errorRepeats} id={`${id}-error`} role={errorRepeats ? 'alert' : undefined} className={styles.error}>
          <CircleAlert size={18} strokeWidth={1.75} />
          <span>{problem}</span>
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {lengthStatus?.used && (
        <p id={`${id}-count`} className={styles.hint}>
          {lengthStatus.used}
        </p>
      )}
      {lengthStatus?.isFilling && (
        <p aria-live="polite" className={styles.announcement}>
          {lengthStatus.used && (lengthStatus.problem ? words.isTooLong : words.isNearlyFull)}
        </p>
      )}
    </ErrorBoundary>
  )
}
