import { record as words } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { button } from '#styled/recipes/button.js'
import type { StoredRun } from '../run-history.ts'
import type { ModelSelection, RunState } from '../run-state.ts'
import { fillInputsAtom, reopenRunAtom, runAnnouncementAtom, runStatesAtom } from '../state.ts'
import { styles } from './answer-column-styles.ts'
import { EarlierRuns } from './earlier-runs.tsx'
import { EmptyResult } from './empty-result.tsx'
import { Result } from './result.tsx'
import { ResultHeader } from './result-actions.tsx'
import { Sample } from './sample.tsx'
import { useOutcomeInView } from './use-outcome-in-view.ts'
import { useRunAnnouncements } from './use-run-announcements.ts'
import type { ShownSample } from './use-sample.ts'

type AnswerColumnProps = {
  readonly agent: LibraryAgent
  readonly sample: ShownSample
  readonly onChooseModel: (chosen: ModelSelection) => void
  readonly onRun: (continueFrom?: RunState) => void
  /** Opens the dialog of another agent, whose run the visitor has chosen. */
  readonly onOpenAgent: (id: number) => void
}

/**
 * The right column, the only part of the dialog that renders while an answer streams in. The deferred value makes each
 * update interruptible. `Column` gets an `onRun` that keeps its identity, so that typing on the left does not render
 * `Column`.
 */
export function AnswerColumn(props: AnswerColumnProps) {
  const outcome = useDeferredValue(useAtomValue(runStatesAtom)[props.agent.id])
  const latestOnRun = useRef(props.onRun)
  useLayoutEffect(() => {
    latestOnRun.current = props.onRun
  })
  const onRun = useCallback((continueFrom?: RunState) => latestOnRun.current(continueFrom), [])
  return <Column {...props} outcome={outcome} onRun={onRun} />
}

type ColumnProps = AnswerColumnProps & { readonly outcome: RunState | undefined }

const Column = memo(function Column({ agent, sample, outcome, onChooseModel, onRun, onOpenAgent }: ColumnProps) {
  const fillIn = useSetAtom(fillInputsAtom)
  const reopen = useSetAtom(reopenRunAtom)
  const announce = useSetAtom(runAnnouncementAtom)
  const column = useRef<HTMLElement>(null)
  const isRunning = outcome?.isRunning === true
  useRunAnnouncements(outcome)

  useOutcomeInView(column, outcome)

  // what was there when the dialog opened, or before a sample, is no news
  const [knownOutcome, setKnownOutcome] = useState(outcome)
  const sampleButton = useRef<HTMLButtonElement>(null)
  const { hide } = sample
  // a run, a demo or a stored run takes the place of the sample
  const resultId = outcome?.id
  const previousId = useRef(resultId)
  useEffect(() => {
    if (isRunning || resultId !== previousId.current) hide()
    previousId.current = resultId
  }, [isRunning, resultId, hide])
  const takeInputs = ({ inputs }: RunState) => {
    fillIn(agent.id, inputs)
    announce(words.spoken.inputs)
  }
  // the pressed button has disappeared with the sample
  const closeSample = () => {
    flushSync(() => {
      setKnownOutcome(outcome)
      hide()
    })
    sampleButton.current?.focus()
  }

  const openRun = useCallback(
    (run: StoredRun) => {
      hide()
      reopen(run)
      if (run.agent !== agent.id) onOpenAgent(run.agent)
    },
    [agent.id, hide, reopen, onOpenAgent],
  )

  return (
    <section ref={column} id="run-answer" tabIndex={-1} aria-label={words.result.label} className={styles.answerColumn}>
      {sample.text !== null ? (
        <Sample agent={agent} text={sample.text} onClose={closeSample} />
      ) : outcome ? (
        <Result
          agent={agent}
          outcome={outcome}
          isNew={outcome !== knownOutcome}
          onChooseModel={onChooseModel}
          onRetry={() => onRun()}
          onContinue={() => onRun(outcome)}
          onFillIn={takeInputs}
        />
      ) : (
        <>
          <ResultHeader label={words.result.label} />
          <EmptyResult contains={agent.contains} />
        </>
      )}
      {sample.exists && sample.text === null && !isRunning && (
        <button
          ref={sampleButton}
          type="button"
          className={`${button({ variant: 'line', size: 'sm' })} ${styles.sampleButton}`}
          onClick={sample.show}
        >
          {words.sample.show}
        </button>
      )}
      <EarlierRuns shown={outcome?.id} isRunning={isRunning} onOpen={openRun} />
    </section>
  )
})
