import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash from 'lucide-react/icons/trash-2'
import { memo, useRef } from 'react'
import { localTime } from '#lib/dates.ts'
import { filled } from '#lib/filled.ts'
import { shortened } from '#lib/visible.ts'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { IconButton } from '#ui/button.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { type Run, runsOf } from '../history.ts'
import { labelOf } from '../outcome.ts'
import { clearRunsAtom, removeRunAtom, reopenAtom, runsAtom, setRunAsideAtom } from '../state.ts'
import { ClearRuns } from './clear-runs.tsx'

const words = runWords.history
const looks = runDialog()

type EarlierRunsProps = {
  readonly agent: number
  /** The run that is shown. */
  readonly shown: string | undefined
  readonly isRunning: boolean
}

/** Gives the focus on, where this list is about to go. */
const leave = () => document.getElementById('run-start')?.focus()

/** The runs of this agent that are kept on this device, to be read again or deleted. They need no network. */
export const EarlierRuns = memo(function EarlierRuns({ agent, shown, isRunning }: EarlierRunsProps) {
  const runs = runsOf(useAtomValue(runsAtom), agent)
  const remove = useSetAtom(removeRunAtom)
  const clear = useSetAtom(clearRunsAtom)
  const setAside = useSetAtom(setRunAsideAtom)
  const summary = useRef<HTMLElement>(null)
  if (runs.length === 0) return null
  return (
    <details className={looks.preview}>
      <summary ref={summary} className={looks.summary}>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
        {words.label}
        <small>{runs.length}</small>
      </summary>
      <p className={looks.small}>{words.kept}</p>
      <ul className={looks.runs}>
        {runs.map((run) => (
          <ErrorBoundary
            key={run.id}
            instead={() => <li className={looks.small}>{words.unshown}</li>}
            onFail={() => void setAside(run.id)}
          >
            <EarlierRun
              run={run}
              isShown={run.id === shown}
              isRunning={isRunning}
              onRemove={() => {
                if (runs.length === 1) leave()
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
          leave()
          void clear(agent)
        }}
      />
    </details>
  )
})

type EarlierRunProps = {
  readonly run: Run
  readonly isShown: boolean
  readonly isRunning: boolean
  readonly onRemove: () => void
}

function EarlierRun({ run, isShown, isRunning, onRemove }: EarlierRunProps) {
  const reopen = useSetAtom(reopenAtom)
  const time = localTime(run.at)
  const says = shortened(Object.values(run.inputs).join(', '), 80)
  const facts = [time, labelOf({ id: run.model }), ...(run.isDemo ? [runWords.result.badges.demo] : [])]
  return (
    <li className={looks.run}>
      <button
        type="button"
        className={looks.runName}
        aria-current={isShown ? 'true' : undefined}
        disabled={isRunning}
        onClick={() => reopen(run)}
      >
        <span dir="auto">{says || words.noWords}</span>
        <small>{facts.join(', ')}</small>
      </button>
      <IconButton look="bare" label={filled(words.remove, { time })} onClick={onRemove}>
        <Trash size={18} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
