import { record as words } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { runDialog } from '#styled/recipes/run-dialog.js'
import type { Chosen, Outcome } from '../outcome.ts'
import { fillAtom, resultsAtom } from '../state.ts'
import { EarlierRuns } from './earlier-runs.tsx'
import { Nothing } from './nothing.tsx'
import { Result } from './result.tsx'
import { ResultTop } from './result-tools.tsx'
import { useSpoken } from './use-spoken.ts'

const looks = runDialog()

type AnswerColumnProps = {
  readonly agent: LibraryAgent
  readonly onUse: (chosen: Chosen) => void
  readonly onRun: (goesOn?: Outcome) => void
}

/**
 * The right column, which alone follows an answer that streams in: drawn when there is time, never at a stretch. What is
 * typed beside it concerns it only once something runs, so that it is not drawn again for each letter.
 */
export function AnswerColumn(props: AnswerColumnProps) {
  const outcome = useDeferredValue(useAtomValue(resultsAtom)[props.agent.id])
  const newest = useRef(props.onRun)
  useLayoutEffect(() => {
    newest.current = props.onRun
  })
  const onRun = useCallback((goesOn?: Outcome) => newest.current(goesOn), [])
  return <Column {...props} outcome={outcome} onRun={onRun} />
}

type ColumnProps = AnswerColumnProps & { readonly outcome: Outcome | undefined }

const Column = memo(function Column({ agent, outcome, onUse, onRun }: ColumnProps) {
  const fillIn = useSetAtom(fillAtom)
  const column = useRef<HTMLElement>(null)
  const isRunning = outcome?.isRunning === true
  useSpoken(outcome)

  // where the answer stands below the questions, it comes into view once
  useEffect(() => {
    const box = column.current?.getBoundingClientRect()
    if (isRunning && box && box.top > innerHeight - 160) column.current?.scrollIntoView({ block: 'start' })
  }, [isRunning])

  return (
    <section ref={column} aria-label={words.result.label} className={looks.right}>
      {outcome ? (
        <Result
          agent={agent}
          outcome={outcome}
          onUse={onUse}
          onRetry={() => onRun()}
          onGoOn={() => onRun(outcome)}
          onFillIn={({ inputs }) => fillIn(agent.id, inputs)}
        />
      ) : (
        <>
          <ResultTop />
          <Nothing contains={agent.contains} />
        </>
      )}
      <EarlierRuns agent={agent.id} shown={outcome?.id} isRunning={isRunning} />
    </section>
  )
})
