import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react'
import { field } from '#styled/recipes/field.js'
import { ErrorBoundary } from './error-boundary.tsx'
import { putForeignBack, setForeignAside } from './foreign-nodes.ts'

export type Asked = {
  readonly id: string
  readonly label: ReactNode
  readonly error?: string | null | undefined
  readonly hint?: ReactNode | undefined
  /** Says 'optional' after the label; what is required is not marked. */
  readonly isOptional?: boolean | undefined
  /** Takes the whole width of a form in two columns. */
  readonly isWide?: boolean | undefined
}

type FieldProps = Asked & { readonly icon?: ReactNode } & ComponentProps<'input'>

/** A labelled input. An error stands next to it, is tied to it, and keeps what was typed. */
export function Field({ icon, children, ...props }: FieldProps) {
  const styles = field({ withIcon: icon !== undefined })
  const [question, input] = parted(props)
  return (
    <FieldFrame {...question}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <input dir="auto" className={styles.input} {...input} />
      {children}
    </FieldFrame>
  )
}

/** What every question has around it: its name above, what is wrong and what helps below. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  isOptional,
  isWide,
  children,
}: Asked & { readonly children: ReactNode }) {
  const styles = field()
  // while rendering, because React looks at what is in the frame right after
  useState(() => typeof document === 'undefined' || setForeignAside(id, Object.values(styles)))
  useLayoutEffect(() => putForeignBack(id), [id])
  return (
    <div className={styles.root} data-wide={isWide ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {isOptional && <span className={styles.optional}> optional</span>}
      </label>
      <div className={styles.well}>{children}</div>
      {/* an extension may take a sentence away; the field stays as it is, with its focus and its words */}
      <ErrorBoundary instead={() => null}>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlert size={18} strokeWidth={1.75} />
            <span>{error}</span>
          </p>
        )}
        {hint !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </ErrorBoundary>
    </div>
  )
}

/** Parts what stands around a control from what the control takes itself. */
export function parted<P extends Asked>({ id, label, error, hint, isOptional, isWide, ...own }: P) {
  return [
    { id, label, error, hint, isOptional, isWide },
    { ...described(id, error, hint), ...own },
  ] as const
}

/** Ties an input to the sentences around it. */
export function described(id: string, error: string | null | undefined, hint: ReactNode) {
  const by = [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': by || undefined }
}
