import { record as runWords } from 'virtual:records/messages/run'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { button } from '#styled/recipes/button.js'
import { runDialog } from '#styled/recipes/run-dialog.js'
import type { Outcome } from '../outcome.ts'
import type { useTaking } from './use-taking.ts'

const words = runWords.result
const looks = runDialog()

type Taking = ReturnType<typeof useTaking>

/** The name of the block and, once there is a result, the two ways most visitors want to take it. */
export function ResultTop({ taking }: { readonly taking?: Taking | undefined }) {
  return (
    <div className={looks.resultHead}>
      <h3 className={looks.resultName}>{words.label}</h3>
      {taking && (
        <>
          <button type="button" className={button({ look: 'line', size: 'sm' })} onClick={() => void taking.copy()}>
            <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
            {words.copy}
          </button>
          <button
            type="button"
            className={button({ look: 'line', size: 'sm' })}
            onClick={() => void taking.save('txt')}
          >
            <Download size={18} strokeWidth={1.5} aria-hidden="true" />
            {words.save}
          </button>
        </>
      )}
    </div>
  )
}

type ResultToolsProps = {
  readonly outcome: Outcome
  readonly taking: Taking
  readonly onGoOn: () => void
  readonly onFillIn: (outcome: Outcome) => void
}

/** What else can be done with a result. */
export function ResultTools({ outcome, taking, onGoOn, onFillIn }: ResultToolsProps) {
  const mayGoOn = outcome.marks.includes('cut') && outcome.prompt !== ''
  return (
    <div className={looks.tools}>
      {mayGoOn && <Quiet label={words.go} onClick={onGoOn} />}
      <Quiet label={words.copyFormatted} onClick={() => void taking.copyFormatted()} />
      <Quiet label={words.saveMarkdown} onClick={() => void taking.save('md')} />
      {outcome.isOld && <Quiet label={runWords.history.use} onClick={() => onFillIn(outcome)} />}
    </div>
  )
}

function Quiet({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className={looks.quiet} onClick={onClick}>
      {label}
    </button>
  )
}
