import { record as outbox } from 'virtual:records/messages/outbox'
import { useAtomValue, useSetAtom } from 'jotai'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { unreadableName } from '#content/outbox.ts'
import { portsAtom } from '#platform/ports.ts'
import { button } from '#styled/recipes/button.js'
import { outboxPanel } from '#styled/recipes/outbox-panel.js'
import '#styled/styles/recipes/outbox-panel.css'
import { outboxRow } from '#styled/recipes/outbox-row.js'
import { Button, IconButton } from '#ui/button.tsx'
import { useWayOut } from '#ui/use-way-out.ts'
import { type Box, sequence } from '../box.ts'
import type { Kind } from '../item.ts'
import { dropUnreadableAtom } from '../state.ts'
import { viewOf } from '../view.ts'
import { Nothing } from './nothing.tsx'
import { RequestRow, RowFrame } from './request-row.tsx'
import { useMoment } from './use-moment.ts'
import { useSender } from './use-sender.ts'

type PanelProps = {
  readonly box: Box
  readonly opener: RefObject<HTMLElement | null>
  readonly onLeave: (back: boolean) => void
  readonly onEdited: (kind: Kind, isForDate: boolean) => void
}

/** All requests on this device. It stands beside the page and never holds the focus. */
export default function Panel({ box, opener, onLeave, onEdited }: PanelProps) {
  const ports = useAtomValue(portsAtom)
  const isOnline = useSyncExternalStore(ports.connection.onChange, ports.connection.isOnline)
  const now = useMoment(ports, isOnline && sequence(box.items).length > 0)
  const { isTrying, send } = useSender()
  const root = useRef<HTMLDivElement>(null)
  const { rows, sent, unreadable, isKept, hasNewer, maySend, summary } = viewOf(box, isOnline, now)
  const styles = outboxPanel()
  useWayOut(root, onLeave, opener)

  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  // a button that has gone with its request takes the focus along: it stays in the panel
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
      className={styles.root}
    >
      <div className={styles.head}>
        <div>
          <h2 id="waiting-requests-name" className={styles.name}>
            {outbox.title}
          </h2>
          {summary && <p className={styles.summary}>{summary}</p>}
        </div>
        <IconButton look="bare" label={outbox.close} onClick={() => onLeave(true)}>
          <X size={20} strokeWidth={1.5} />
        </IconButton>
      </div>
      <div className={styles.list}>
        {rows.length === 0 && unreadable === 0 && <Nothing />}
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
      {isKept && (
        <div className={styles.foot}>
          <p className={styles.kept}>{maySend === null ? outbox.kept : `${outbox.kept} ${outbox.triedAgain}`}</p>
          {maySend !== null && (
            <Button size="sm" disabled={!maySend} aria-disabled={isTrying || undefined} onClick={() => void send()}>
              {isTrying ? outbox.trying : outbox.sendAll}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Records that make no sense: shown, never skipped silently, and taken away by the visitor alone. */
function Unreadable({ count }: { readonly count: number }) {
  const drop = useSetAtom(dropUnreadableAtom)
  const styles = outboxRow({ look: 'asks' })
  return (
    <ul>
      <RowFrame look="asks" name={unreadableName(count)}>
        <p className={styles.says}>{outbox.says.unreadable}</p>
        <p className={styles.why}>{outbox.why.unreadable}</p>
        <div className={styles.actions}>
          <button type="button" className={button({ look: 'line', size: 'sm' })} onClick={() => void drop()}>
            {outbox.actions.remove}
          </button>
        </div>
      </RowFrame>
    </ul>
  )
}
