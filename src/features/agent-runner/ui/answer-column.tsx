import { record as words } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { button } from '#styled/recipes/button.js'
import type { ModelSelection, RunState } from '../run-state.ts'
import { fillInputsAtom, runStatesAtom } from '../state.ts'
import { styles } from './answer-column-styles.ts'
import { bringIntoView } from './bring-into-view.ts'
import { EarlierRuns } from './earlier-runs.tsx'
import { EmptyResult } from './empty-result.tsx'
import { Result } from './result.tsx'
import { ResultHeader } from './result-actions.tsx'
import { Sample } from './sample.tsx'
import { useRunAnnouncements } from './use-run-announcements.ts'
import type { ShownSample } from './use-sample.ts'

type AnswerColumnProps = {
  readonly agent: LibraryAgent
  readonly sample: ShownSample
  readonly onChooseModel: (chosen: ModelSelection) => void
  readonly onRun: (continueFrom?: RunState) => void
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

const Column = memo(function Column({ agent, sample, outcome, onChooseModel, onRun }: ColumnProps) {
  const fillIn = useSetAtom(fillInputsAtom)
  const column = useRef<HTMLElement>(null)
  const isRunning = outcome?.isRunning === true
  useRunAnnouncements(outcome)

  // on a narrow screen the answer is below the form, so it is scrolled into view when a run starts
  useEffect(() => {
    const bounds = column.current?.getBoundingClientRect()
    if (isRunning && bounds && bounds.top > innerHeight - 160) column.current?.scrollIntoView({ block: 'start' })
  }, [isRunning])

  // a run that failed says so in view; the state of an instant failure is never rendered as running
  const finished = outcome && !isRunning && !outcome.isRestored ? outcome.id : null
  const seen = useRef(finished)
  useEffect(() => {
    if (finished !== null && finished !== seen.current) bringIntoView(column.current?.querySelector('[role=alert]'))
    seen.current = finished
  }, [finished])

  const sampleButton = useRef<HTMLButtonElement>(null)
  const { hide } = sample
  useEffect(() => {
    if (isRunning) hide()
  }, [isRunning, hide])
  // the pressed button has disappeared with the sample
  const closeSample = () => {
    flushSync(hide)
    sampleButton.current?.focus()
  }

  return (
    <section ref={column} aria-label={words.result.label} className={styles.answerColumn}>
      {sample.text !== null ? (
        <Sample agent={agent} text={sample.text} onClose={closeSample} />
      ) : outcome ? (
        <Result
          agent={agent}
          outcome={outcome}
          onChooseModel={onChooseModel}
          onRetry={() => onRun()}
          onContinue={() => onRun(outcome)}
          onFillIn={({ inputs }) => fillIn(agent.id, inputs)}
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
      <EarlierRuns agent={agent.id} shown={outcome?.id} isRunning={isRunning} />
    </section>
  )
})
