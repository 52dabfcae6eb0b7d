import { record as choose } from 'virtual:records/messages/controls/choose'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { button } from '#styled/recipes/button.js'
import { field } from '#styled/recipes/field.js'
import { ErrorBoundary } from './error-boundary.tsx'
import { FieldFrame, type FieldFrameProps, type LengthLimit, splitFieldProps } from './field.tsx'
import { displayContents } from './layout.ts'
import { Trail } from './marks.tsx'

/** A labelled text area, which the visitor can enlarge. */
export function TextArea(props: FieldFrameProps & LengthLimit & ComponentProps<'textarea'>) {
  const [frameProps, textareaProps] = splitFieldProps(props)
  return (
    <FieldFrame {...frameProps}>
      <textarea className={field().input} {...textareaProps} />
    </FieldFrame>
  )
}

type SelectProps = FieldFrameProps &
  LengthLimit & { readonly options: readonly string[]; readonly none?: string } & ComponentProps<'select'>

/** The browser's own select. `none` is the label of the empty option, which is selected at first. */
export function Select({ options, none = choose, ...props }: SelectProps) {
  const styles = field()
  const [frameProps, selectProps] = splitFieldProps(props)
  return (
    <FieldFrame {...frameProps}>
      <select className={styles.input} {...selectProps}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <ChevronDown size={20} strokeWidth={1.5} className={styles.chevron} />
    </FieldFrame>
  )
}

/** A form with fields in two columns, or one on a phone. Our own messages replace the browser's validation bubbles. */
export function FormGrid(form: ComponentProps<'form'>) {
  return <form {...form} noValidate className={field().form} />
}

const icons = { done: CircleCheck, error: CircleAlert, wait: CloudOff } as const

type FormNoteProps = {
  readonly tone: keyof typeof icons
  readonly title: string
  readonly text?: string | undefined
  /** An action that the visitor can take. */
  readonly action?: { readonly label: string; readonly run: () => void }
  readonly children?: ReactNode
  /**
   * Whether the end of the form is in view. The note is then announced and scrolled to. Otherwise a toast says the
   * same.
   */
  readonly isInView?: boolean
  /** Whether the page scrolls to a receipt above the form instead. */
  readonly isBelowReceipt?: boolean
}

/** A note about the form's submission. The form shows it as long as what it says is true. */
export function FormNote(props: FormNoteProps) {
  const { tone, title, text, action, children, isInView = false, isBelowReceipt = false } = props
  const root = useRef<HTMLDivElement>(null)
  const styles = field({ tone })
  const Icon = icons[tone]
  useEffect(() => {
    if (isInView && !isBelowReceipt) root.current?.scrollIntoView({ block: 'nearest' })
  }, [isInView, isBelowReceipt])
  return (
    <div
      ref={root}
      role={isInView && tone === 'error' ? 'alert' : undefined}
      data-avoid-overlap=""
      className={styles.note}
    >
      <Icon size={20} strokeWidth={1.75} className={styles.noteIcon} />
      <b>{title}</b>
      <div className={styles.noteText}>
        {text && <p>{text}</p>}
        {action && (
          <button type="button" className={button({ variant: 'line', size: 'sm' })} onClick={action.run}>
            {action.label}
          </button>
        )}
        {children}
      </div>
    </div>
  )
}

type FormNotesProps = {
  readonly note: Pick<FormNoteProps, 'tone' | 'isInView'> | null
  readonly children: ReactNode
}

/**
 * The live region for the notes of a form. The region exists before the notes, so that screen readers announce them. It
 * is not live if a toast or the note itself (as an alert) is announced instead.
 */
export function FormNotes({ note, children }: FormNotesProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <div role={note && (!note.isInView || note.tone === 'error') ? undefined : 'status'} className={displayContents}>
        {children}
      </div>
    </ErrorBoundary>
  )
}

type SubmitButtonProps = { readonly state?: 'ready' | 'busy' | 'done'; readonly children: ReactNode }

/**
 * While the form is sending, and when there is nothing left to send, the button is disabled but keeps the focus. The
 * form then ignores it.
 */
export function SubmitButton({ state = 'ready', children }: SubmitButtonProps) {
  return (
    <div data-wide="">
      <button
        type="submit"
        aria-disabled={state !== 'ready' || undefined}
        className={button({ variant: state === 'ready' ? 'signal' : state, wide: true })}
      >
        {state === 'done' && <Check size={20} strokeWidth={2} />}
        <span>{children}</span>
        {state === 'ready' && <Trail tone="inherit" />}
      </button>
    </div>
  )
}

/** A text below the submit button that says what the button does. */
export function FormHint({ children }: { readonly children: ReactNode }) {
  return (
    <p data-wide="" className={field().hint}>
      {children}
    </p>
  )
}
