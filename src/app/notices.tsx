import { record as words } from 'virtual:records/messages/site/notices'
import { useAtom, useAtomValue, useStore } from 'jotai'
import CloudOff from 'lucide-react/icons/cloud-off'
import Download from 'lucide-react/icons/download'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Wifi from 'lucide-react/icons/wifi'
import { type ReactNode, useEffect } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { isSitePrecached } from '#platform/service-worker.ts'
import { statusBar } from '#styled/recipes/status-bar.js'
import '#styled/styles/recipes/status-bar.css'
import { Button } from '#ui/button.tsx'
import { isBackOnlineAtom, isOfflineAtom, isOfflineReadyAtom, isSiteKeptAtom, updateAtom } from './state.ts'
import { applyUpdate, watchConnection, watchWorker } from './worker.ts'

/** Watches the connection and the worker for the notices. It is mounted once, and continues if a notice fails. */
export function StatusWatcher() {
  const store = useStore()
  const { clock, connection } = useAtomValue(portsAtom)
  useEffect(() => watchConnection(store, connection, isSitePrecached), [store, connection])
  useEffect(() => watchWorker(store, clock), [store, clock])
  return null
}

/** Renders what the site has to report: offline, back online, ready for offline use, a new version. One at a time. */
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
  const isKept = useAtomValue(isSiteKeptAtom)
  if (update === 'waiting' || update === 'applying') {
    return (
      <Bar icon={<RefreshCw size={20} strokeWidth={1.5} />} text={words.newer}>
        <Button size="sm" disabled={update === 'applying'} onClick={() => applyUpdate(setUpdate)}>
          {update === 'applying' ? words.updating : words.update}
        </Button>
        <Button size="sm" variant="line" disabled={update === 'applying'} onClick={() => setUpdate('none')}>
          {words.later}
        </Button>
      </Bar>
    )
  }
  if (update === 'taken-elsewhere') {
    return (
      <Bar icon={<RefreshCw size={20} strokeWidth={1.5} />} text={words.updated}>
        <Button size="sm" onClick={() => location.reload()}>
          {words.reload}
        </Button>
        <Button size="sm" variant="line" onClick={() => setUpdate('none')}>
          {words.later}
        </Button>
      </Bar>
    )
  }
  if (isOffline) {
    return (
      <Bar
        tone="wait"
        icon={<CloudOff size={20} strokeWidth={1.5} />}
        text={isKept ? words.offline : words.offlineNotKept}
      />
    )
  }
  if (isBack) {
    return <Passing icon={<Wifi size={20} strokeWidth={1.5} />} text={words.online} onGone={() => setBack(false)} />
  }
  if (isReady) {
    return <Passing icon={<Download size={20} strokeWidth={1.5} />} text={words.ready} onGone={() => setReady(false)} />
  }
  return null
}

const PASSING_MS = 6000

function Passing({ onGone, ...bar }: { readonly icon: ReactNode; readonly text: string; readonly onGone: () => void }) {
  const ports = useAtomValue(portsAtom)
  useEffect(() => ports.clock.after(PASSING_MS, onGone), [ports, onGone])
  return <Bar {...bar} />
}

type BarProps = {
  readonly tone?: 'done' | 'wait'
  readonly icon: ReactNode
  readonly text: string
  readonly children?: ReactNode
}

function Bar({ tone = 'done', icon, text, children }: BarProps) {
  const styles = statusBar({ tone })
  return (
    <div data-avoid-overlap="" className={styles.root}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
