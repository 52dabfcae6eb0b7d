import { record as words } from 'virtual:records/messages/controls/field'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { field } from '#styled/recipes/field.js'
import { ErrorBoundary } from './error-boundary.tsx'
import type { LengthStatus } from './length-status.ts'

export type FieldNotesContent = {
  /** What is wrong; that a text is too long comes before it. */
  readonly error?: string | null | undefined
  readonly hint?: ReactNode | undefined
  readonly room?: LengthStatus | undefined
}

/**
 * What stands below a field: what is wrong, what helps, and how much of it is used once that is nearly all. The count
 * changes with each key; those who do not see it hear when it appears and when the text no longer fits, and no number.
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
