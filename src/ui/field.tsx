import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { field } from '#styled/recipes'

type FieldProps = {
  readonly id: string
  readonly label: ReactNode
  readonly error?: string | null
  readonly hint?: ReactNode
  readonly icon?: ReactNode
} & ComponentProps<'input'>

/** A labelled input. An error stands next to it, is tied to it, and keeps what was typed. */
export function Field({ id, label, error, hint, icon, children, ...input }: FieldProps) {
  const styles = field({ withIcon: icon !== undefined })
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.well}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <input
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={18} strokeWidth={1.75} />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
