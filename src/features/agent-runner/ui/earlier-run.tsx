import { record as runWords } from 'virtual:records/messages/run'
import Trash from 'lucide-react/icons/trash-2'
import { localTime } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { ellipsize } from '#lib/sanitize-text.ts'
import { IconButton } from '#ui/button.tsx'
import type { StoredRun } from '../run-history.ts'
import { modelLabel } from '../run-state.ts'
import { styles } from './earlier-run-styles.ts'

const words = runWords.history

type EarlierRunProps = {
  readonly run: StoredRun
  readonly agentName: string
  readonly isShown: boolean
  readonly isDisabled: boolean
  /** Null if the agent is no longer in the library. */
  readonly onOpen: ((run: StoredRun) => void) | null
  readonly onRemove: () => void
}

/** A row of the list of runs: its inputs, its agent, its time and its model, and a button that deletes it. */
export function EarlierRun({ run, agentName, isShown, isDisabled, onOpen, onRemove }: EarlierRunProps) {
  const time = localTime(run.at)
  const inputSummary = ellipsize(Object.values(run.inputs).filter(Boolean).join(', '), 80)
  const facts = [time, modelLabel({ id: run.model }), ...(run.isDemo ? [runWords.result.badges.demo] : [])]
  const texts = (
    <>
      <span dir="auto">{inputSummary || words.noInputs}</span>
      <small>{agentName}</small>
      <small>{facts.join(', ')}</small>
    </>
  )
  return (
    <li className={styles.item}>
      {onOpen ? (
        <button
          type="button"
          className={styles.run}
          aria-current={isShown ? 'true' : undefined}
          aria-disabled={isDisabled || undefined}
          onClick={() => isDisabled || onOpen(run)}
        >
          {texts}
        </button>
      ) : (
        <div className={styles.run}>{texts}</div>
      )}
      <IconButton variant="bare" label={fillTemplate(words.remove, { time })} onClick={onRemove}>
        <Trash size={18} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
