import { record as words } from 'virtual:records/messages/controls/field'
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react'
import { field } from '#styled/recipes/field.js'
import { FieldNotes, type FieldNotesContent } from './field-notes.tsx'
import { detachForeignNodes, reattachForeignNodes } from './foreign-nodes.ts'
import { type LengthStatus, lengthStatus } from './length-status.ts'

export type FieldFrameProps = FieldNotesContent & {
  readonly id: string
  readonly label: ReactNode
  /** Says 'optional' after the label; what is required is not marked. */
  readonly isOptional?: boolean | undefined
  /** Takes the whole width of a form in two columns. */
  readonly isWide?: boolean | undefined
}

/** The longest text a field takes, in characters; without one it is not counted. */
export type LengthLimit = { readonly limit?: number | undefined }

type FieldProps = FieldFrameProps & LengthLimit & { readonly icon?: ReactNode } & ComponentProps<'input'>

/** A labelled input. An error stands next to it, is tied to it, and keeps what was typed. */
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

/** What every question has around it: its name above, what is wrong and what helps below. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  room,
  isOptional,
  isWide,
  children,
}: FieldFrameProps & { readonly children: ReactNode }) {
  const styles = field()
  // while rendering, because React looks at what is in the frame right after
  useState(() => typeof document === 'undefined' || detachForeignNodes(id, Object.values(styles)))
  useLayoutEffect(() => reattachForeignNodes(id), [id])
  return (
    <div className={styles.root} data-wide={isWide ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {isOptional && <span className={styles.optional}> {words.optional}</span>}
      </label>
      <div className={styles.well}>{children}</div>
      {/* an extension may take a sentence away; the field stays as it is, with its focus and its words */}
      <FieldNotes id={id} error={error} hint={hint} room={room} />
    </div>
  )
}

/** Parts what stands around a control from what the control takes itself. */
export function splitFieldProps<P extends FieldFrameProps & LengthLimit & { readonly value?: unknown }>(props: P) {
  const { id, label, error, hint, isOptional, isWide, limit, ...own } = props
  const room = limit === undefined ? undefined : lengthStatus(String(props.value ?? '').length, limit)
  return [
    { id, label, error, hint, room, isOptional, isWide },
    { ...describedBy(id, error, hint, room), dir: textDirection(room), ...own },
  ] as const
}

/**
 * Returns the `dir` of a field: the browser finds it, but not in a text that is too long to be sent, where that would take half
 * a second at each key.
 */
export function textDirection(room: LengthStatus | undefined): 'auto' | undefined {
  return room?.problem ? undefined : 'auto'
}

/** Ties an input to the sentences around it. */
export function describedBy(id: string, error: string | null | undefined, hint: ReactNode, room?: LengthStatus) {
  const wrong = room?.problem ?? error
  const by = [wrong && `${id}-error`, hint !== undefined && `${id}-hint`, room?.used && `${id}-count`].filter(Boolean)
  return { id, 'aria-invalid': wrong ? true : undefined, 'aria-describedby': by.join(' ') || undefined }
}
