import { record as outbox } from 'virtual:records/messages/outbox'
import { useAtomValue, useSetAtom } from 'jotai'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { unreadableLabel } from '#content/outbox.ts'
import { portsAtom } from '#platform/ports.ts'
import { button } from '#styled/recipes/button.js'
import { outboxPanel } from '#styled/recipes/outbox-panel.js'
import '#styled/styles/recipes/outbox-panel.css'
import type { RequestKind } from '#platform/mail.ts'
import { outboxRow } from '#styled/recipes/outbox-row.js'
import { Button, IconButton } from '#ui/button.tsx'
import { useDismiss } from '#ui/use-dismiss.ts'
import { usePanelHistoryLayer } from '#ui/use-panel-history-layer.ts'
import { panelContent } from '../panel-content.ts'
import { type OutboxSnapshot, sendQueue } from '../snapshot.ts'
import { dropUnreadableAtom } from '../state.ts'
import { EmptyOutbox } from './empty-outbox.tsx'
import { RequestRow, RowFrame } from './request-row.tsx'
import { useManualFlush } from './use-manual-flush.ts'
import { useTickingNow } from './use-ticking-now.ts'

type PanelProps = {
  readonly snapshot: OutboxSnapshot
  readonly opener: RefObject<HTMLElement | null>
  readonly onDismiss: (returnsFocus: boolean) => void
  readonly onEdited: (kind: RequestKind, isForDate: boolean) => void
}

/** The panel is a non-modal dialog that does not trap the focus. */
export default function RequestsPanel({ snapshot, opener, onDismiss, onEdited }: PanelProps) {
  const ports = useAtomValue(portsAtom)
  const isOnline = useSyncExternalStore(ports.connection.onChange, ports.connection.isOnline)
  const now = useTickingNow(ports, isOnline && sendQueue(snapshot.items).length > 0)
  const { isTrying, send } = useManualFlush()
  const root = useRef<HTMLDivElement>(null)
  const content = panelContent(snapshot, isOnline, now)
  const { rows, sent, unreadable, hasUnsent, hasNewer, canSend } = content
  const isIdle = rows.length === 0 && unreadable === 0
  const summary = isIdle && sent.length > 0 ? outbox.empty.title : content.summary
  const styles = outboxPanel()
  useDismiss(root, onDismiss, opener)
  usePanelHistoryLayer(root, true, () => onDismiss(true))

  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  // if the focused button is removed with its request, the focus moves to the panel
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true })
  })

  return (
    <div
      ref={root}
      id="waiting-requests"
      role="dialog"
      aria-labelledby="waiting-requests-name"
      tabIndex={-1}
      data-over-page=""
      className={styles.root}
    >
      <div className={styles.header}>
        <div>
          <h2 id="waiting-requests-name" className={styles.name}>
            {outbox.title}
          </h2>
          {summary && <p className={styles.summary}>{summary}</p>}
        </div>
        <IconButton variant="bare" label={outbox.close} onClick={() => onDismiss(true)}>
          <X size={20} strokeWidth={1.5} />
        </IconButton>
      </div>
      <div className={styles.list}>
        {isIdle && sent.length === 0 && <EmptyOutbox />}
        <ul>
          {rows.map((row) => (
            <RequestRow key={row.id} row={row} isTrying={isTrying} onSend={send} onEdited={onEdited} />
          ))}
        </ul>
        {sent.length > 0 && (
          <>
            <h3 className={styles.separator}>{outbox.sentHeading}</h3>
            <ul>
              {sent.map((row) => (
                <RequestRow key={row.id} row={row} isTrying={isTrying} onSend={send} onEdited={onEdited} />
              ))}
            </ul>
          </>
        )}
        {unreadable > 0 && <Unreadable count={unreadable} />}
        {hasNewer && <p className={styles.note}>{outbox.why.newer}</p>}
      </div>
      {hasUnsent && (
        <div data-avoid-overlap="" className={styles.footer}>
          <p className={styles.storageNote}>{canSend === null ? outbox.kept : `${outbox.kept} ${outbox.triedAgain}`}</p>
          {canSend !== null && (
            <Button size="sm" aria-disabled={isTrying || !canSend || undefined} onClick={() => canSend && void send()}>
              {isTrying ? outbox.trying : outbox.sendAll}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Only the visitor removes records that cannot be read. */
function Unreadable({ count }: { readonly count: number }) {
  const drop = useSetAtom(dropUnreadableAtom)
  const styles = outboxRow({ variant: 'asks' })
  return (
    <ul>
      <RowFrame variant="asks" name={unreadableLabel(count)}>
        <p className={styles.status}>{outbox.says.unreadable}</p>
        <p className={styles.reason}>{outbox.why.unreadable}</p>
        <div className={styles.actions}>
          <button type="button" className={button({ variant: 'line', size: 'sm' })} onClick={() => void drop()}>
            {outbox.actions.remove}
          </button>
        </div>
      </RowFrame>
    </ul>
  )
}
