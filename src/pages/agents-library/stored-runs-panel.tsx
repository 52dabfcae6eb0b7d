import { record as words } from 'virtual:records/messages/library/page'
import { record as history } from 'virtual:records/messages/run/history'
import { record as tooOld } from 'virtual:records/messages/site/tooOld'
import { useAtomValue } from 'jotai'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#content/paths.ts'
import { RESULT_FRAGMENT, withAgentParam } from '#features/agent-runner/agent-param.ts'
import type { StoredRuns } from '#features/agent-runner/ui/stored-runs.tsx'
import { loadCode } from '#platform/load-code.ts'
import { portsAtom } from '#platform/ports.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { entryLayers, layerState } from '#ui/layer-entry.ts'
import { pageColumn } from '#ui/layout.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { styles } from './stored-runs-panel-styles.ts'

const loadStoredRuns = () => import('#features/agent-runner/ui/stored-runs.tsx')

/**
 * The runs of all agents that this device keeps, closed at first: its height does not depend on them. The list is loaded
 * when the visitor opens the panel.
 */
export function StoredRunsPanel() {
  const ports = useAtomValue(portsAtom)
  const [, navigate] = useLocation()
  const once = useOneAtATime()
  const root = useRef<HTMLDetailsElement>(null)
  const [List, setList] = useState<ComponentType<ComponentProps<typeof StoredRuns>> | null>(null)
  const load = async () => {
    const loaded = await loadCode(loadStoredRuns, ports.http)
    if (typeof loaded !== 'string') return setList(() => loaded.StoredRuns)
    ports.toast({ tone: 'error', ...(loaded === 'tooOld' ? tooOld : words.unloaded[loaded]) })
    if (root.current) root.current.open = false // the next press tries again
  }
  const loadIfOpen = () => {
    if (root.current?.open && !List) void once(load)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a panel that was opened before hydration
  useEffect(loadIfOpen, [])
  const openAgent = (id: number) =>
    navigate(`${paths.agentsLibrary}${withAgentParam(location.search, id)}${RESULT_FRAGMENT}`, {
      state: layerState(entryLayers() + 1),
    })
  return (
    <div className={pageColumn}>
      <details ref={root} className={styles.panel} onToggle={loadIfOpen}>
        <summary>
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
          {history.label}
        </summary>
        <p>{history.kept}</p>
        {List && (
          <ErrorBoundary contentName={history.label}>
            <List onOpenAgent={openAgent} onRemove={() => root.current?.querySelector('summary')?.focus()} />
          </ErrorBoundary>
        )}
      </details>
    </div>
  )
}
