import { record as words } from 'virtual:records/messages/receipt'
import { record as tooOld } from 'virtual:records/messages/site/tooOld'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { loadCode } from '#platform/load-code.ts'
import { portsAtom } from '#platform/ports.ts'
import { Button } from '#ui/button.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import type { Receipt } from '../form-state.ts'
import { callPanelAtom } from '../panel-state.ts'
import { meetingStart, type ReceiptStatus, receiptCalendar } from '../receipt.ts'
import { styles } from './receipt-ticket-styles.ts'

type ReceiptActionsProps = {
  readonly receipt: Receipt
  readonly status: ReceiptStatus
  readonly onAnother: () => void
}

/** A toast is lifted above what has this attribute, or it would cover the buttons on a phone. */
const clear = { 'data-avoid-overlap': '' }

/** What a visitor can do with a receipt. The calendar file is offered for a meeting with a date and a time. */
export function ReceiptActions({ receipt, status, onAnother }: ReceiptActionsProps) {
  const ports = useAtomValue(portsAtom)
  const callPanel = useSetAtom(callPanelAtom)
  const requests = useRef<HTMLButtonElement>(null)
  const once = useOneAtATime()
  const start = status === 'asks' ? null : meetingStart(receipt)
  const saveCalendar = async (begin: number) => {
    const exporter = await loadCode(ports.textExport, ports.http)
    if (typeof exporter !== 'string') return exporter.save(receiptCalendar(receipt, begin, ports.clock.now()))
    const failure = { title: words.calendar.unloaded, text: words.calendar.unloadedHint }
    ports.toast({ tone: 'error', ...(exporter === 'tooOld' ? tooOld : failure) })
  }
  return (
    <div className={styles.actions}>
      {start !== null && (
        <Button {...clear} variant="line" size="sm" onClick={(press) => void once(() => saveCalendar(start), press)}>
          {words.calendar.save}
        </Button>
      )}
      {status !== 'sent' && (
        <Button {...clear} ref={requests} variant="line" size="sm" onClick={() => callPanel(() => requests.current)}>
          {words.requests}
        </Button>
      )}
      <Button {...clear} variant="quiet" size="sm" onClick={onAnother}>
        {words.another}
      </Button>
      {start !== null && <p className={styles.note}>{words.calendar.note}</p>}
    </div>
  )
}
