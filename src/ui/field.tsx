import { record as words } from 'virtual:records/messages/controls/field'
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react'
import { field } from '#styled/recipes/field.js'
import { FieldNotes, type FieldNotesContent } from './field-notes.tsx'
import { detachForeignNodes, reattachForeignNodes } from './foreign-nodes.ts'
import { type LengthStatus, lengthStatusOf } from './length-status.ts'

export type FieldFrameProps = FieldNotesContent & {
  readonly id: string
  readonly label: ReactNode
  /** Adds 'optional' to the label. Required fields are not marked. */
  readonly isOptional?: boolean | undefined
  /** Spans both columns of a form. */
  readonly isWide?: boolean | undefined
}

/** The longest text a field accepts, in characters. Without a limit the text is not counted. */
export type LengthLimit = { readonly limit?: number | undefined }

type FieldProps = FieldFrameProps & LengthLimit & { readonly icon?: ReactNode } & ComponentProps<'input'>

/** A labelled input. An error is below the input and is associated with it. */
export function Field({ icon, children, ...props }: FieldProps) {
  const styles = field({ withIcon: icon !== undefined })
  const [frame, input] = splitFieldProps(props)
  return (
    <FieldFrame {...frame}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <input className={styles.input} {...input} />
      {children}
    </FieldFrame>
  )
}

/** A control with its label above it and its notes below it. */
export function FieldFrame({
  id,
  label,
  error,
  errorRepeats,
  hint,
  lengthStatus,
  isOptional,
  isWide,
  children,
}: FieldFrameProps & { readonly children: ReactNode }) {
  const styles = field()
  // during render, because React hydrates the content of the frame right after this
  useState(() => typeof document === 'undefined' || detachForeignNodes(id, Object.values(styles)))
  useLayoutEffect(() => reattachForeignNodes(id), [id])
  return (
    <div className={styles.root} data-wide={isWide ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {isOptional && <span className={styles.optional}> {words.optional}</span>}
      </label>
      <div className={styles.control}>{children}</div>
      {/* an extension may remove a note: the error boundary in FieldNotes then keeps the field, its focus and its text */}
      <FieldNotes id={id} error={error} errorRepeats={errorRepeats} hint={hint} lengthStatus={lengthStatus} />
    </div>
  )
}

/** Splits the props into those of the frame around a control and those of the control itself. */
export function splitFieldProps<P extends FieldFrameProps & LengthLimit & { readonly value?: unknown }>(props: P) {
  const { id, label, error, errorRepeats, hint, isOptional, isWide, limit, ...controlProps } = props
  const lengthStatus = limit === undefined ? undefined : lengthStatusOf(String(props.value ?? '').length, limit)
  return [
    { id, label, error, errorRepeats, hint, lengthStatus, isOptional, isWide },
    { ...describedBy(id, error, hint, lengthStatus), dir: textDirection(lengthStatus), ...controlProps },
  ] as const
}

/**
 * Returns the `dir` of a field. The browser detects the direction, except in a text that is too long to be sent, where
 * that would take half a second with each key.
 */
export function textDirection(lengthStatus: LengthStatus | undefined): 'auto' | undefined {
  return lengthStatus?.problem ? undefined : 'auto'
}

/** Returns the props that associate an input with its error, hint and count. */
export function describedBy(
  id: string,
  error: string | null | undefined,
  hint: ReactNode,
  lengthStatus?: LengthStatus,
) {
  const problem = lengthStatus?.problem ?? error
  const ids = [
    problem && `${id}-error`,
    hint !== undefined && `${id}-hint`,
    lengthStatus?.used && `${id}-count`,
  ].filter(Boolean)
  return { id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': ids.join(' ') || undefined }
}
