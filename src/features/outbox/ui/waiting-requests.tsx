import { record as outbox } from 'virtual:records/messages/outbox'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { headerCountLabel } from '#content/outbox.ts'
import { loadFailureNotice } from '#platform/load-failure-notice.ts'
import { portsAtom } from '#platform/ports.ts'
import { loadOrNull } from '#platform/timeout.ts'
import { outboxCount } from '#styled/recipes/outbox-count.js'
import '#styled/styles/recipes/outbox-count.css'
import type { RequestKind } from '#platform/mail.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { headerCount } from '../counts.ts'
import { calledPanelAtom, endPanelCallAtom } from '../panel-state.ts'
import { outboxAtom, watchOutboxAtom } from '../state.ts'
import { CountRing } from './count-ring.tsx'
import { useChangeAnnouncement } from './use-change-announcement.ts'
import { useFormFocus } from './use-form-focus.ts'

const loadPanel = () => import('./requests-panel.tsx')
const Panel = lazy(loadPanel)

const preloadPanel = () => void loadPanel().catch(() => {}) // `open` reports a failure

/** The count if no request is left. The button is shown with this count as long as the panel is open. */
const emptyCount = { count: 0, variant: 'none', name: headerCountLabel({ asking: 0, sending: 0, waiting: 0 }) } as const

/** The header's count of waiting requests and the panel that lists them. It also runs the outbox in this tab. */
export default function WaitingRequests() {
  const ports = useAtomValue(portsAtom)
  const snapshot = useAtomValue(outboxAtom)
  const startWatching = useSetAtom(watchOutboxAtom)
  const call = useAtomValue(calledPanelAtom)
  const endCall = useSetAtom(endPanelCallAtom)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const goToForm = useFormFocus(ports)
  const announcement = useChangeAnnouncement(ports, snapshot)
  useEffect(() => startWatching(), [startWatching])
  useEffect(preloadPanel, []) // in case the connection is lost before the service worker has cached it

  const shownCount = snapshot && (headerCount(snapshot) ?? (isOpen ? emptyCount : null))
  const styles = outboxCount({ variant: shownCount?.variant ?? 'none' })

  const open = async () => {
    const loading = loadPanel()
    if (await loadOrNull(loading)) {
      ports.toast({ tone: 'wait', title: outbox.title, isInline: true }) // on a phone, an older toast would cover the panel
      return setOpen(true)
    }
    const failure = await Promise.race([loading, null]).catch((error: unknown) => error) // null: it is still loading
    return ports.toast({ tone: 'error', ...loadFailureNotice(failure, outbox.toasts.unloaded) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each call
  useEffect(() => {
    if (call) void open()
  }, [call])
  const close = (returnsFocus: boolean) => {
    setOpen(false)
    endCall()
    if (!returnsFocus) return
    const caller = call?.returnsTo() ?? (shownCount?.count ? opener.current : null)
    // without requests, the button disappears with the panel
    if (caller) caller.focus()
    else document.getElementById('main')?.focus({ preventScroll: true })
  }
  const goToEditedForm = (kind: RequestKind, isForDate: boolean) => {
    setOpen(false)
    endCall()
    goToForm(kind, isForDate)
  }

  return (
    <>
      {shownCount && (
        <button
          ref={opener}
          type="button"
          data-requests=""
          aria-label={shownCount.name}
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'waiting-requests' : undefined}
          className={styles.root}
          onPointerEnter={preloadPanel}
          onFocus={preloadPanel}
          onClick={() => (isOpen ? close(true) : void open())}
        >
          <CountRing variant={shownCount.variant} className={styles.ring} />
          <span className={styles.figure}>{shownCount.count}</span>
        </button>
      )}
      {isOpen && snapshot && (
        <ErrorBoundary contentName={outbox.list} place="header">
          <Suspense>
            <Panel snapshot={snapshot} opener={opener} onDismiss={close} onEdited={goToEditedForm} />
          </Suspense>
        </ErrorBoundary>
      )}
      <p role="status" className={styles.status}>
        {announcement}
      </p>
    </>
  )
}
