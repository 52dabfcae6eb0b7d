import { record as outbox } from 'virtual:records/messages/outbox'
import { type ReactNode, useEffect, useRef } from 'react'
import { button } from '#styled/recipes/button.js'
import { outboxRow } from '#styled/recipes/outbox-row.js'
import '#styled/styles/recipes/outbox-row.css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import type { Kind, Unsent } from '../item.ts'
import { mailLink } from '../letter.ts'
import type { Action, Look } from '../standing.ts'
import { plainRow, type Row } from '../view.ts'
import { type Asked, Question } from './question.tsx'
import { StateRing } from './state-ring.tsx'
import { useOrders } from './use-orders.ts'

type Orders = {
  readonly isTrying: boolean
  readonly onSend: () => void
  readonly onEdited: (kind: Kind, isForDate: boolean) => void
}

type RequestRowProps = Orders & { readonly row: Row }

/** One request: what it is, where it stands, and what the visitor may do about it. It is never missing from the list. */
export function RequestRow({ row, ...orders }: RequestRowProps) {
  return (
    <ErrorBoundary instead={() => row.item && <Request row={plainRow(row.item)} {...orders} />}>
      <Request row={row} {...orders} />
    </ErrorBoundary>
  )
}

function Request({ row, ...orders }: RequestRowProps) {
  const styles = outboxRow({ look: row.look })
  return (
    <RowFrame look={row.look} waited={row.waited} name={row.name} time={row.time}>
      {row.words && (
        <p dir="auto" className={styles.words} data-plain={row.isPlain ? '' : undefined}>
          {row.words}
        </p>
      )}
      <p className={styles.says}>{row.says}</p>
      {row.why && <p className={styles.why}>{row.why}</p>}
      {row.item && row.actions.length > 0 && <Actions row={row} item={row.item} {...orders} />}
    </RowFrame>
  )
}

type RowFrameProps = {
  readonly look: Look
  readonly name: string
  readonly time?: string
  readonly waited?: number
  readonly children: ReactNode
}

export function RowFrame({ look, name, time, waited = 0, children }: RowFrameProps) {
  const styles = outboxRow({ look })
  return (
    <li className={styles.root}>
      <StateRing look={look} waited={waited} />
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

/** What is done seldom stands back. */
const quiet: readonly Action[] = ['cancel', 'copy', 'mail']
/** What may ask once more, and how. */
const asks: { readonly [A in Action]?: Asked } = { cancel: 'cancel', edit: 'replace', changeDate: 'replace' }

type ActionsProps = Orders & { readonly row: Row; readonly item: Unsent }

function Actions({ row, item, isTrying, onSend, onEdited }: ActionsProps) {
  const { run, asked, onYes, onNo } = useOrders(item, { onSend, onEdited })
  const root = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(asked)
  useEffect(() => {
    // the question is gone: the focus goes back to the button that asked it
    if (wasAsked.current && !asked) root.current?.querySelector<HTMLElement>(`[data-asks=${wasAsked.current}]`)?.focus()
    wasAsked.current = asked
  }, [asked])
  if (asked) return <Question asked={asked} onYes={onYes} onNo={onNo} />
  return (
    <div ref={root} role="group" aria-label={`${row.name}, ${row.time}`} className={outboxRow().actions}>
      {row.actions.map((action) => {
        const look = button({ look: quiet.includes(action) ? 'quiet' : 'line', size: 'sm' })
        const looks = { className: look, 'data-quiet': quiet.includes(action) ? '' : undefined }
        if (action === 'mail') {
          return (
            <a key={action} href={mailLink(item)} {...looks}>
              {outbox.actions.mail}
            </a>
          )
        }
        const isHeld = action === 'send' && isTrying
        return (
          <button
            key={action}
            type="button"
            data-asks={asks[action]}
            aria-disabled={isHeld || undefined}
            onClick={() => void (isHeld || run[action]())}
            {...looks}
          >
            {outbox.actions[action]}
          </button>
        )
      })}
    </div>
  )
}
