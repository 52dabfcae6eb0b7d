import { record as words } from 'virtual:records/messages/controls/field'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { field } from '#styled/recipes/field.js'
import { ErrorBoundary } from './error-boundary.tsx'
import type { LengthStatus } from './length-status.ts'

export type FieldNotesContent = {
  /** What is wrong with the field. A text that is too long takes precedence. */
  readonly error?: string | null | undefined
  readonly hint?: ReactNode | undefined
  readonly room?: LengthStatus | undefined
}

/**
 * Renders what is below a field: the error, the hint, and how much of the limit is used once it is nearly reached. The
 * count changes with each key. Screen readers announce only that it appears and that the text no longer fits.
 */
export function FieldNotes({ id, error, hint, room }: FieldNotesContent & { readonly id: string }) {
  const styles = field()
  const wrong = room?.problem ?? error
  return (
    <ErrorBoundary fallback={() => null}>
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={18} strokeWidth={1.75} />
          <span>{wrong}</span>
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {room?.used && (
        <p id={`${id}-count`} className={styles.hint}>
          {room.used}
        </p>
      )}
      {room?.isFilling && (
        <p aria-live="polite" className={styles.spoken}>
          {room.used && (room.problem ? words.isTooLong : words.isNearlyFull)}
        </p>
      )}
    </ErrorBoundary>
  )
}
