import { record as words } from 'virtual:records/messages/site/notices'
import { useAtom, useAtomValue, useStore } from 'jotai'
import CloudOff from 'lucide-react/icons/cloud-off'
import Download from 'lucide-react/icons/download'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Wifi from 'lucide-react/icons/wifi'
import { type ReactNode, useEffect } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { isSitePrecached } from '#platform/site-precached.ts'
import { statusBar } from '#styled/recipes/status-bar.js'
import '#styled/styles/recipes/status-bar.css'
import { Button } from '#ui/button.tsx'
import { isBackOnlineAtom, isOfflineAtom, isOfflineReadyAtom, isSitePrecachedAtom, updateAtom } from './state.ts'
import { applyUpdate, watchConnection, watchWorker } from './worker.ts'

/**
 * Watches the connection and the service worker for the notices. It is a component of its own, so that it goes on if a
 * notice cannot be rendered.
 */
export function StatusWatcher() {
  const store = useStore()
  const { clock, connection } = useAtomValue(portsAtom)
  useEffect(() => watchConnection(store, connection, isSitePrecached), [store, connection])
  useEffect(() => watchWorker(store, clock), [store, clock])
  return null
}

/** At most one notice: offline, back online, ready for offline use, or a new version. */
export function Notices() {
  return (
    <div role="status" aria-label={words.label}>
      <Notice />
    </div>
  )
}

function Notice() {
  const [update, setUpdate] = useAtom(updateAtom)
  const [isReady, setReady] = useAtom(isOfflineReadyAtom)
  const [isBack, setBack] = useAtom(isBackOnlineAtom)
  const isOffline = useAtomValue(isOfflineAtom)
  const isPrecached = useAtomValue(isSitePrecachedAtom)
  const isApplying = update === 'applying'
  if (update === 'waiting' || isApplying) {
    return (
      <NoticeBar icon={<RefreshCw size={20} strokeWidth={1.5} />} text={words.newer}>
        <Button size="sm" aria-disabled={isApplying} onClick={() => isApplying || applyUpdate(setUpdate)}>
          {isApplying ? words.updating : words.update}
        </Button>
        <Button size="sm" variant="line" aria-disabled={isApplying} onClick={() => isApplying || setUpdate('none')}>
          {words.later}
        </Button>
      </NoticeBar>
    )
  }
  if (update === 'activated-elsewhere') {
    return (
      <NoticeBar icon={<RefreshCw size={20} strokeWidth={1.5} />} text={words.updated}>
        <Button size="sm" onClick={() => location.reload()}>
          {words.reload}
        </Button>
        <Button size="sm" variant="line" onClick={() => setUpdate('none')}>
          {words.later}
        </Button>
      </NoticeBar>
    )
  }
  if (isOffline) {
    return (
      <NoticeBar
        tone="wait"
        icon={<CloudOff size={20} strokeWidth={1.5} />}
        text={isPrecached ? words.offline : words.offlineNotKept}
      />
    )
  }
  if (isBack) {
    return (
      <TemporaryNotice
        icon={<Wifi size={20} strokeWidth={1.5} />}
        text={words.online}
        onTimeout={() => setBack(false)}
      />
    )
  }
  if (isReady) {
    return (
      <TemporaryNotice
        icon={<Download size={20} strokeWidth={1.5} />}
        text={words.ready}
        onTimeout={() => setReady(false)}
      />
    )
  }
  return null
}

const TEMPORARY_NOTICE_MS = 6000

function TemporaryNotice({
  onTimeout,
  ...notice
}: {
  readonly icon: ReactNode
  readonly text: string
  readonly onTimeout: () => void
}) {
  const ports = useAtomValue(portsAtom)
  useEffect(() => ports.clock.after(TEMPORARY_NOTICE_MS, onTimeout), [ports, onTimeout])
  return <NoticeBar {...notice} />
}

type NoticeBarProps = {
  readonly tone?: 'done' | 'wait'
  readonly icon: ReactNode
  readonly text: string
  readonly children?: ReactNode
}

function NoticeBar({ tone = 'done', icon, text, children }: NoticeBarProps) {
  const styles = statusBar({ tone })
  return (
    <div data-avoid-overlap="" className={styles.root}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
