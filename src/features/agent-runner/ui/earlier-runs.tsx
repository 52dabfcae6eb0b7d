import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash from 'lucide-react/icons/trash-2'
import { memo, useRef } from 'react'
import { localTime } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { ellipsize } from '#lib/sanitize-text.ts'
import { IconButton } from '#ui/button.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { runsOfAgent, type StoredRun } from '../run-history.ts'
import { modelLabel } from '../run-state.ts'
import { styles as shared } from '../shared-styles.ts'
import { clearRunsAtom, dropBrokenRunAtom, removeRunAtom, reopenRunAtom, storedRunsAtom } from '../state.ts'
import { ClearRuns } from './clear-runs.tsx'
import { styles } from './earlier-runs-styles.ts'

const words = runWords.history
type EarlierRunsProps = {
  readonly agent: number
  /** The id of the run that the result block shows. */
  readonly shown: string | undefined
  readonly isRunning: boolean
}

/** Moves the focus to the run button, before the list of runs disappears. */
const focusRunButton = () => document.getElementById('run-start')?.focus()

/** Lists the stored runs of this agent. Visitors can open and delete them, also offline. */
export const EarlierRuns = memo(function EarlierRuns({ agent, shown, isRunning }: EarlierRunsProps) {
  const runs = runsOfAgent(useAtomValue(storedRunsAtom), agent)
  const remove = useSetAtom(removeRunAtom)
  const clear = useSetAtom(clearRunsAtom)
  const dropBroken = useSetAtom(dropBrokenRunAtom)
  const summary = useRef<HTMLElement>(null)
  if (runs.length === 0) return null
  return (
    <details className={shared.disclosure}>
      <summary ref={summary} className={shared.summary}>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
        {words.label}
        <small>{runs.length}</small>
      </summary>
      <p className={shared.note}>{words.kept}</p>
      <ul className={styles.historyList}>
        {runs.map((run) => (
          <ErrorBoundary
            key={run.id}
            fallback={() => <li className={shared.note}>{words.unshown}</li>}
            onFail={() => void dropBroken(run.id)}
          >
            <EarlierRun
              run={run}
              isShown={run.id === shown}
              isRunning={isRunning}
              onRemove={() => {
                if (runs.length === 1) focusRunButton()
                else summary.current?.focus()
                void remove(run.id)
              }}
            />
          </ErrorBoundary>
        ))}
      </ul>
      <ClearRuns
        count={runs.length}
        onClear={() => {
          focusRunButton()
          void clear(agent)
        }}
      />
    </details>
  )
})

type EarlierRunProps = {
  readonly run: StoredRun
  readonly isShown: boolean
  readonly isRunning: boolean
  readonly onRemove: () => void
}

function EarlierRun({ run, isShown, isRunning, onRemove }: EarlierRunProps) {
  const reopen = useSetAtom(reopenRunAtom)
  const time = localTime(run.at)
  const inputSummary = ellipsize(Object.values(run.inputs).filter(Boolean).join(', '), 80)
  const facts = [time, modelLabel({ id: run.model }), ...(run.isDemo ? [runWords.result.badges.demo] : [])]
  return (
    <li className={styles.historyItem}>
      <button
        type="button"
        className={styles.historyButton}
        aria-current={isShown ? 'true' : undefined}
        aria-disabled={isRunning || undefined}
        onClick={() => isRunning || reopen(run)}
      >
        <span dir="auto">{inputSummary || words.noInputs}</span>
        <small>{facts.join(', ')}</small>
      </button>
      <IconButton variant="bare" label={fillTemplate(words.remove, { time })} onClick={onRemove}>
        <Trash size={18} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
