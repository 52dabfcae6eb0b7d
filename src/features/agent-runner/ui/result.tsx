import { record as runWords } from 'virtual:records/messages/run'
import { useRef } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { providers } from '#content/models.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { resultFileName } from '../prompt.ts'
import { type ModelSelection, modelLabel, type RunState, resultMarkdown } from '../run-state.ts'
import { styles as shared } from '../shared-styles.ts'
import { withoutWholeFence } from '../whole-fence.ts'
import { Answer } from './answer.tsx'
import { EmptyResult } from './empty-result.tsx'
import { NoticeCard } from './notice-card.tsx'
import { ProblemCard } from './problem-card.tsx'
import { QuietButton, ResultActions, ResultHeader } from './result-actions.tsx'
import { ResultFacts } from './result-facts.tsx'
import { styles } from './result-styles.ts'
import { useNow } from './use-countdown.ts'
import { useResultExport } from './use-result-export.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'

const words = runWords.result
type ResultProps = {
  readonly agent: LibraryAgent
  readonly outcome: RunState
  /** Whether screen readers say the problem of the run. */
  readonly isNew: boolean
  readonly onChooseModel: (chosen: ModelSelection) => void
  readonly onRetry: () => void
  readonly onContinue: () => void
  readonly onFillIn: (outcome: RunState) => void
}

/** Shows the outcome of a run: its facts, its problem, its text and the actions for it. */
export function Result({ agent, outcome, isNew, onChooseModel, onRetry, onContinue, onFillIn }: ResultProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const answerRef = useRef<HTMLDivElement>(null)
  const exported = {
    markdown: () => resultMarkdown(outcome),
    fileName: (extension: 'txt' | 'md') => resultFileName(agent.name, extension),
  }
  const resultExport = useResultExport(exported, answerRef)
  const { demo, problem, isRunning, notice, chosen } = outcome
  const text = withoutWholeFence(outcome.text, isRunning)
  const model = modelLabel(chosen)
  const hasResult = !isRunning && (text !== '' || demo !== '')
  const scrollToEnd = useStickToBottom(boxRef, outcome.id, isRunning, demo !== '')
  return (
    <>
      <ResultHeader label={words.label} resultExport={hasResult ? resultExport : undefined} />
      <ResultFacts outcome={outcome} />
      {problem && (
        <ProblemCard
          key={outcome.id}
          problem={problem}
          isAlert={isNew}
          provider={providerName(chosen)}
          onChooseModel={onChooseModel}
          onRetry={onRetry}
        />
      )}
      {notice && <NoticeCard tone="wait" title={notice.title} text={notice.text} isAlert={isNew} />}
      {(isRunning || hasResult) && (
        <div className={styles.resultFrame}>
          <div
            ref={boxRef}
            role="group"
            aria-label={words.label}
            aria-busy={isRunning}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long result scrolls, and the keyboard must reach it
            tabIndex={0}
            data-demo={demo === '' ? undefined : ''}
            className={shared.resultBox}
          >
            <RunProgress outcome={outcome} hasText={text !== ''} model={model} />
            <Answer
              key={outcome.id}
              answerRef={answerRef}
              text={text}
              demo={demo}
              mark={fillTemplate(words.demoMark, { model })}
              onGrown={scrollToEnd}
            />
          </div>
          {isRunning && <span className={styles.busyBar} />}
        </div>
      )}
      {!isRunning && !hasResult && !problem && !notice && <EmptyResult contains={agent.contains} />}
      {hasResult && (
        <ResultActions resultExport={resultExport}>
          {outcome.marks.includes('cut') && outcome.prompt !== '' && (
            <QuietButton label={words.go} onClick={onContinue} />
          )}
          {outcome.isRestored && <QuietButton label={runWords.history.use} onClick={() => onFillIn(outcome)} />}
        </ResultActions>
      )}
    </>
  )
}

type RunProgressProps = { readonly outcome: RunState; readonly hasText: boolean; readonly model: string }

/** Shows what a run is waiting for: the model, a download or the end of a pause. */
function RunProgress({ outcome, hasText, model }: RunProgressProps) {
  const { isRunning, pause, download } = outcome
  const now = useNow(isRunning && pause !== null)
  if (!isRunning || (hasText && !pause)) return null
  if (pause) {
    const seconds = Math.max(0, Math.ceil((pause.until - now) / 1000))
    return (
      <p className={styles.progressText}>
        <span>{`${pause.problem.title}. `}</span>
        <span>{fillTemplate(words.pause, { seconds })}</span>
      </p>
    )
  }
  const status =
    download === null
      ? fillTemplate(words.waiting, { model })
      : fillTemplate(words.download, { share: Math.round(download * 100) })
  return <p className={styles.progressText}>{status}</p>
}

function providerName({ dialect }: RunState['chosen']): string {
  return dialect === undefined || dialect === 'device' ? '' : providers[dialect].name
}
