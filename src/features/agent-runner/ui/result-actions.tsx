import { record as runWords } from 'virtual:records/messages/run'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import type { MouseEventHandler } from 'react'
import { button } from '#styled/recipes/button.js'
import type { RunState } from '../run-state.ts'
import { styles as shared } from '../shared-styles.ts'
import { styles } from './result-actions-styles.ts'
import type { useResultExport } from './use-result-export.ts'

const words = runWords.result
type ResultExport = ReturnType<typeof useResultExport>

export function ResultHeader({ resultExport }: { readonly resultExport?: ResultExport | undefined }) {
  return (
    <div className={styles.resultHeader}>
      <h3 className={styles.resultHeading}>{words.label}</h3>
      {resultExport && (
        <>
          <button type="button" className={button({ variant: 'line', size: 'sm' })} onClick={resultExport.copy}>
            <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
            {words.copy}
          </button>
          <button
            type="button"
            className={button({ variant: 'line', size: 'sm' })}
            onClick={(press) => resultExport.save('txt', press)}
          >
            <Download size={18} strokeWidth={1.5} aria-hidden="true" />
            {words.save}
          </button>
        </>
      )}
    </div>
  )
}

type ResultActionsProps = {
  readonly outcome: RunState
  readonly resultExport: ResultExport
  readonly onContinue: () => void
  readonly onFillIn: (outcome: RunState) => void
}

export function ResultActions({ outcome, resultExport, onContinue, onFillIn }: ResultActionsProps) {
  const canContinue = outcome.marks.includes('cut') && outcome.prompt !== ''
  return (
    <div className={styles.resultActions}>
      {canContinue && <QuietButton label={words.go} onClick={onContinue} />}
      <QuietButton label={words.copyFormatted} onClick={resultExport.copyFormatted} />
      <QuietButton label={words.saveMarkdown} onClick={(press) => resultExport.save('md', press)} />
      {outcome.isRestored && <QuietButton label={runWords.history.use} onClick={() => onFillIn(outcome)} />}
    </div>
  )
}

function QuietButton({ label, onClick }: { readonly label: string; readonly onClick: MouseEventHandler }) {
  return (
    <button type="button" className={shared.quietButton} onClick={onClick}>
      {label}
    </button>
  )
}
