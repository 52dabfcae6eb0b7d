import { record as words } from 'virtual:records/messages/receipt'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { changeReceiptAtom, type Receipt } from '../form-state.ts'
import { formTargets } from '../form-targets.ts'
import { itemOf, nextStep, receiptLines, receiptStatus, receiptSubject } from '../receipt.ts'
import { limbPath, referenceTrails, SIZE } from '../reference-trails.ts'
import { outboxAtom } from '../state.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { styles } from './receipt-ticket-styles.ts'

/** The receipt of a request above its form. It follows the request, and goes when the request is removed. */
export function ReceiptTicket(receipt: Receipt): ReactNode {
  return (
    <ErrorBoundary fallback={() => null}>
      <Ticket {...receipt} />
    </ErrorBoundary>
  )
}

export function Ticket(receipt: Receipt) {
  const { kind, reference } = receipt
  const snapshot = useAtomValue(outboxAtom)
  const change = useSetAtom(changeReceiptAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  const item = itemOf(receipt, snapshot)
  const status = receiptStatus(receipt, snapshot)
  const isListed = receipt.isListed || item !== undefined

  const drop = () => change(kind, () => undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the receipt appears
  useEffect(() => {
    if (receipt.isNew && heading.current) focusUnlessElsewhere(heading.current)
  }, [reference])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions do the same in every render
  useEffect(() => {
    if (status === 'gone') drop()
    else change(kind, (now) => now && { ...now, isListed, isNew: false })
  }, [reference, status === 'gone', isListed])

  if (status === 'gone') return null
  const startAgain = () => {
    drop()
    document.getElementById(formTargets[kind].field)?.focus()
  }
  const at = item?.status === 'sent' ? item.sentAt : receipt.at
  return (
    <section aria-labelledby={`${kind}-receipt`} data-status={status} className={styles.root}>
      <div className={styles.head}>
        <div>
          <p className={styles.status}>{words.status[status]}</p>
          <h3 ref={heading} id={`${kind}-receipt`} tabIndex={-1} className={styles.heading}>
            {words.title[receiptSubject(receipt)]}
          </h3>
        </div>
        <svg
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
          className={styles.trails}
        >
          <path d={limbPath} />
          <path d={referenceTrails(reference)} strokeWidth="1.6" strokeLinecap="round" />
          <circle cx={SIZE / 2} cy={SIZE / 2} r="2.6" fill="var(--colors-signal)" stroke="none" />
        </svg>
      </div>
      <dl className={styles.lines}>
        <Line name={words.fields.reference}>
          <span className={styles.reference}>{reference}</span>
        </Line>
        {receiptLines(receipt, status, at).map(({ name, text }) => (
          <Line key={name} name={name}>
            {text}
          </Line>
        ))}
        <Line name={words.fields.next}>{nextStep(receipt, status)}</Line>
      </dl>
      <ReceiptActions receipt={receipt} status={status} onAnother={startAgain} />
    </section>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Moves the focus to a heading and scrolls there, unless the visitor has gone on to something else meanwhile. */
function focusUnlessElsewhere(heading: HTMLElement): void {
  const { activeElement, body } = document
  const isElsewhere =
    activeElement && activeElement !== body && !heading.closest('section')?.parentElement?.contains(activeElement)
  if (isElsewhere) return
  heading.focus({ preventScroll: true })
  heading.closest('section')?.scrollIntoView({ block: 'nearest' })
}
