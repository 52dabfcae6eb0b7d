import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue } from 'jotai'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo, useRef, useState } from 'react'
import type { StoredRun } from '../run-history.ts'
import { styles as shared } from '../shared-styles.ts'
import { storedRunsAtom } from '../state.ts'
import { RunList } from './run-list.tsx'

const words = runWords.history
type EarlierRunsProps = {
  /** The id of the run that the result block shows. */
  readonly shown: string | undefined
  readonly isRunning: boolean
  readonly onOpen: (run: StoredRun) => void
}

/** The list of the stored runs of all agents, below the result. */
export const EarlierRuns = memo(function EarlierRuns({ shown, isRunning, onOpen }: EarlierRunsProps) {
  const { length: count } = useAtomValue(storedRunsAtom)
  const [isOpen, setOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  if (count === 0) return null
  return (
    <details className={shared.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary} className={shared.summary}>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
        {words.label}
        <small>{count}</small>
      </summary>
      <p className={shared.note}>{words.kept}</p>
      {isOpen && (
        <RunList
          searchId="run-search"
          shown={shown}
          isRunning={isRunning}
          onOpen={onOpen}
          // the whole list disappears with its last run
          onRemove={(isLast) => (isLast ? document.getElementById('run-start') : summary.current)?.focus()}
        />
      )}
    </details>
  )
})
