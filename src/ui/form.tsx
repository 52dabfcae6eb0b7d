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

/** A labelled text of several lines, which the visitor may draw taller. */
export function TextArea(props: FieldFrameProps & LengthLimit & ComponentProps<'textarea'>) {
  const [question, area] = splitFieldProps(props)
  return (
    <FieldFrame {...question}>
      <textarea className={field().input} {...area} />
    </FieldFrame>
  )
}

type SelectProps = FieldFrameProps &
  LengthLimit & { readonly options: readonly string[]; readonly none?: string } & ComponentProps<'select'>

/** One of a few, by the system's own list. Nothing is chosen before the visitor chooses; `none` is the word for that. */
export function Select({ options, none = choose, ...props }: SelectProps) {
  const styles = field()
  const [question, select] = splitFieldProps(props)
  return (
    <FieldFrame {...question}>
      <select className={styles.input} {...select}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <ChevronDown size={20} strokeWidth={1.5} className={styles.chevron} />
    </FieldFrame>
  )
}

/** Fields in two columns, one on a phone. Its own sentences tell what is wrong, not the browser's bubbles. */
export function FormGrid(form: ComponentProps<'form'>) {
  return <form {...form} noValidate className={field().form} />
}

const icons = { done: CircleCheck, error: CircleAlert, wait: CloudOff } as const

type FormNoteProps = {
  readonly tone: keyof typeof icons
  readonly title: string
  readonly text?: string | undefined
  /** What the visitor may do about it. */
  readonly action?: { readonly label: string; readonly run: () => void }
  readonly children?: ReactNode
  /** Whether the visitor looks here: then it is said aloud and comes whole into view. Else a toast says the same. */
  readonly isHere?: boolean
}

/** What a form has to say about itself. It stays until it is no longer true. */
export function FormNote({ tone, title, text, action, children, isHere = false }: FormNoteProps) {
  const root = useRef<HTMLDivElement>(null)
  const styles = field({ tone })
  const Icon = icons[tone]
  useEffect(() => {
    if (isHere) root.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  return (
    <div
      ref={root}
      role={isHere && tone === 'error' ? 'alert' : undefined}
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
  readonly note: Pick<FormNoteProps, 'tone' | 'isHere'> | null
  readonly children: ReactNode
}

/**
 * The place of a form's notes. It is there before them, so that what comes into it is said aloud, unless a toast says it or
 * the note itself, as an alert.
 */
export function FormNotes({ note, children }: FormNotesProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <div role={note && (!note.isHere || note.tone === 'error') ? undefined : 'status'} className={displayContents}>
        {children}
      </div>
    </ErrorBoundary>
  )
}

type SubmitButtonProps = { readonly state?: 'ready' | 'busy' | 'done'; readonly children: ReactNode }

/** Sends a form. While that happens, and where there is nothing to send any more, it cannot be pressed. */
export function SubmitButton({ state = 'ready', children }: SubmitButtonProps) {
  return (
    <div data-wide="">
      <button
        type="submit"
        disabled={state !== 'ready'}
        className={button({ variant: state === 'ready' ? 'signal' : state, wide: true })}
      >
        {state === 'done' && <Check size={20} strokeWidth={2} />}
        <span>{children}</span>
        {state === 'ready' && <Trail tone="inherit" />}
      </button>
    </div>
  )
}

/** What happens when the button is pressed, below it. */
export function FormHint({ children }: { readonly children: ReactNode }) {
  return (
    <p data-wide="" className={field().hint}>
      {children}
    </p>
  )
}

/** Stands in a form where no script runs: then it cannot send, and says how else to write. */
export function NoScriptNote({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className={field().hint}>{children}</p>
    </noscript>
  )
}
