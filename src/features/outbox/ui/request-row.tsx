import { record as outbox } from 'virtual:records/messages/outbox'
import { type ReactNode, useEffect, useRef } from 'react'
import { button } from '#styled/recipes/button.js'
import { outboxRow } from '#styled/recipes/outbox-row.js'
import '#styled/styles/recipes/outbox-row.css'
import type { RequestKind } from '#platform/mail.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import type { RequestAction, StatusVariant } from '../display-status.ts'
import type { UnsentItem } from '../item.ts'
import { type PanelRow, plainTextRow } from '../panel-content.ts'
import { mailtoLink } from '../request-text.ts'
import { type Confirmation, ConfirmationPrompt } from './confirmation-prompt.tsx'
import { StateRing } from './state-ring.tsx'
import { useRequestActions } from './use-request-actions.ts'

type RequestHandlers = {
  readonly isTrying: boolean
  readonly onSend: () => void
  readonly onEdited: (kind: RequestKind, isForDate: boolean) => void
}

type RequestRowProps = RequestHandlers & { readonly row: PanelRow }

/** If rendering fails, the request is shown as plain text. */
export function RequestRow({ row, ...handlers }: RequestRowProps) {
  return (
    <ErrorBoundary fallback={() => row.item && <Request row={plainTextRow(row.item)} {...handlers} />}>
      <Request row={row} {...handlers} />
    </ErrorBoundary>
  )
}

function Request({ row, ...handlers }: RequestRowProps) {
  const styles = outboxRow({ variant: row.variant })
  return (
    <RowFrame variant={row.variant} progress={row.progress} name={row.name} time={row.time}>
      {row.text && (
        <p dir="auto" className={styles.words} data-plain={row.isPlainText ? '' : undefined}>
          {row.text}
        </p>
      )}
      <p className={styles.status}>{row.message}</p>
      {row.why && <p className={styles.reason}>{row.why}</p>}
      {row.item && row.actions.length > 0 && <Actions row={row} item={row.item} {...handlers} />}
    </RowFrame>
  )
}

type RowFrameProps = {
  readonly variant: StatusVariant
  readonly name: string
  readonly time?: string
  readonly progress?: number
  readonly children: ReactNode
}

export function RowFrame({ variant, name, time, progress = 0, children }: RowFrameProps) {
  const styles = outboxRow({ variant })
  return (
    <li className={styles.root}>
      <StateRing variant={variant} progress={progress} />
      <div className={styles.body}>
        <p className={styles.line}>
          <b className={styles.name}>{name}</b>
          {time && <span className={styles.time}>{time}</span>}
        </p>
        {children}
      </div>
    </li>
  )
}

/** Rarely used actions, shown less prominently. */
const secondaryActions: readonly RequestAction[] = ['cancel', 'copy', 'mail']
/** The actions that may ask for confirmation, and the question of each. */
const confirmations: { readonly [A in RequestAction]?: Confirmation } = {
  cancel: 'cancel',
  edit: 'replace',
  changeDate: 'replace',
}

type ActionsProps = RequestHandlers & { readonly row: PanelRow; readonly item: UnsentItem }

function Actions({ row, item, isTrying, onSend, onEdited }: ActionsProps) {
  const { run, question, onYes, onNo } = useRequestActions(item, { onSend, onEdited })
  const root = useRef<HTMLDivElement>(null)
  const previousQuestion = useRef(question)
  useEffect(() => {
    // once the question closes, the focus returns to the button that opened it
    if (previousQuestion.current && !question)
      root.current?.querySelector<HTMLElement>(`[data-confirms=${previousQuestion.current}]`)?.focus()
    previousQuestion.current = question
  }, [question])
  if (question) return <ConfirmationPrompt question={question} onConfirm={onYes} onCancel={onNo} />
  return (
    <div ref={root} role="group" aria-label={`${row.name}, ${row.time}`} className={outboxRow().actions}>
      {row.actions.map((action) => {
        const variant = button({ variant: secondaryActions.includes(action) ? 'quiet' : 'line', size: 'sm' })
        const shared = { className: variant, 'data-quiet': secondaryActions.includes(action) ? '' : undefined }
        if (action === 'mail') {
          return (
            <a key={action} href={mailtoLink(item)} {...shared}>
              {outbox.actions.mail}
            </a>
          )
        }
        const isBusy = action === 'send' && isTrying
        return (
          <button
            key={action}
            type="button"
            data-confirms={confirmations[action]}
            aria-disabled={isBusy || undefined}
            onClick={(press) => isBusy || run(action, press)}
            {...shared}
          >
            {outbox.actions[action]}
          </button>
        )
      })}
    </div>
  )
}
