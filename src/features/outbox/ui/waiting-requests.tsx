import { record as outbox } from 'virtual:records/messages/outbox'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { countName } from '#content/outbox.ts'
import { portsAtom } from '#platform/ports.ts'
import { loadedInTime } from '#platform/timeout.ts'
import { css } from '#styled/css'
import { outboxCount } from '#styled/recipes/outbox-count.js'
import '#styled/styles/recipes/outbox-count.css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { countOf } from '../counts.ts'
import type { Kind } from '../item.ts'
import { boxAtom, watchOutboxAtom } from '../state.ts'
import { CountRing } from './count-ring.tsx'
import { useChange } from './use-change.ts'
import { useFormFocus } from './use-form-focus.ts'

const loadPanel = () => import('./requests-panel.tsx')
const Panel = lazy(loadPanel)

/** When the page is long quiet. */
const PANEL_COMES_MS = 2000

/** Nothing is left; the ring stays as long as the panel does. */
const none = { count: 0, look: 'none', name: countName({ asking: 0, sending: 0, waiting: 0 }) } as const

/** How many requests wait, in the header, and the panel that tells which. It also keeps the outbox going. */
export default function WaitingRequests() {
  const ports = useAtomValue(portsAtom)
  const box = useAtomValue(boxAtom)
  const watch = useSetAtom(watchOutboxAtom)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const goToForm = useFormFocus(ports)
  const change = useChange(box)
  useEffect(() => watch(), [watch])
  // the worker fetches it anyway; here it comes before the connection may be gone
  useEffect(() => ports.clock.after(PANEL_COMES_MS, () => void loadPanel().catch(() => {})), [ports])

  const shown = box && (countOf(box) ?? (isOpen ? none : null))
  const styles = outboxCount({ look: shown?.look ?? 'none' })

  const open = async () => {
    if (await loadedInTime(loadPanel())) setOpen(true)
    else ports.toast({ tone: 'error', ...outbox.toasts.unloaded })
  }
  const leave = (back: boolean) => {
    setOpen(false)
    if (back && shown?.count) opener.current?.focus()
    else if (back) document.getElementById('main')?.focus({ preventScroll: true }) // the ring goes with the panel
  }
  const edited = (kind: Kind, isForDate: boolean) => {
    setOpen(false)
    goToForm(kind, isForDate)
  }

  return (
    <>
      {shown && (
        <button
          ref={opener}
          type="button"
          data-requests=""
          aria-label={shown.name}
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'waiting-requests' : undefined}
          className={styles.root}
          onPointerEnter={() => void loadPanel().catch(() => {})}
          onFocus={() => void loadPanel().catch(() => {})}
          onClick={() => (isOpen ? leave(true) : void open())}
        >
          <CountRing look={shown.look} className={styles.ring} />
          <span className={styles.figure}>{shown.count}</span>
        </button>
      )}
      {isOpen && box && (
        <ErrorBoundary what={outbox.list} className={belowBar}>
          <Suspense>
            <Panel box={box} opener={opener} onLeave={leave} onEdited={edited} />
          </Suspense>
        </ErrorBoundary>
      )}
      <p role="status" className={styles.status}>
        {change}
      </p>
    </>
  )
}

const belowBar = css({ position: 'absolute', top: '100%', right: 'gutter', boxShadow: 'lift' })
