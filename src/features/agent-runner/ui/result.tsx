import { record as runWords } from 'virtual:records/messages/run'
import { type RefObject, useRef } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { providers } from '#content/models.ts'
import { filled } from '#lib/filled.ts'
import { css, cx } from '#styled/css'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { type Chosen, labelOf, type Outcome } from '../outcome.ts'
import { Card } from './card.tsx'
import { Nothing } from './nothing.tsx'
import { ProblemCard } from './problem-card.tsx'
import { ResultFacts } from './result-facts.tsx'
import { ResultText } from './result-text.tsx'
import { ResultTools, ResultTop } from './result-tools.tsx'
import { useNow } from './use-countdown.ts'
import { useFollowing } from './use-following.ts'
import { useTaking } from './use-taking.ts'

const words = runWords.result
const looks = runDialog()

type ResultProps = {
  readonly agent: LibraryAgent
  readonly outcome: Outcome
  readonly onUse: (chosen: Chosen) => void
  readonly onRetry: () => void
  readonly onGoOn: () => void
  readonly onFillIn: (outcome: Outcome) => void
}

/** What a run has come to: how it went, what went wrong, what was said, and the ways to take it along. */
export function Result({ agent, outcome, onUse, onRetry, onGoOn, onFillIn }: ResultProps) {
  const box = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const taking = useTaking(agent.name, outcome, answer)
  const { text, demo, problem, isRunning, isDeclined, chosen } = outcome
  const model = labelOf(chosen)
  const isThere = !isRunning && (text !== '' || demo !== '')
  const follow = useFollowing(box, outcome.id, isRunning, demo !== '')
  return (
    <>
      <ResultTop taking={isThere ? taking : undefined} />
      <ResultFacts outcome={outcome} />
      {problem && (
        <div role="alert">
          <ProblemCard
            key={outcome.id}
            problem={problem}
            provider={providerOf(chosen)}
            onUse={onUse}
            onRetry={onRetry}
          />
        </div>
      )}
      {isDeclined && (
        <div role="alert">
          <Card tone="wait" title={words.declined.title} text={filled(words.declined.text, { model })} />
        </div>
      )}
      {(isRunning || isThere) && (
        <div className={looks.boxed}>
          <div
            ref={box}
            role="group"
            aria-label={words.label}
            aria-busy={isRunning}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long result scrolls, and the keyboard must reach it
            tabIndex={0}
            data-demo={demo === '' ? undefined : ''}
            className={looks.box}
          >
            <Waiting outcome={outcome} model={model} />
            <Answer key={outcome.id} of={answer} text={text} demo={demo} model={model} onGrown={follow} />
          </div>
          {isRunning && <span className={looks.busy} />}
        </div>
      )}
      {!isRunning && !isThere && !problem && !isDeclined && <Nothing contains={agent.contains} />}
      {isThere && <ResultTools outcome={outcome} taking={taking} onGoOn={onGoOn} onFillIn={onFillIn} />}
    </>
  )
}

type AnswerProps = {
  readonly of: RefObject<HTMLDivElement | null>
  readonly text: string
  readonly demo: string
  readonly model: string
  readonly onGrown: () => void
}

function Answer({ of, text, demo, model, onGrown }: AnswerProps) {
  return (
    <div ref={of}>
      {text !== '' && <Text text={text} onGrown={onGrown} />}
      {demo !== '' && <p className={looks.demoMark}>{filled(words.demoMark, { model })}</p>}
      {demo !== '' && <Text text={demo} onGrown={onGrown} />}
    </div>
  )
}

/** An answer is never lost: one that cannot be drawn is shown as the text that it is. */
function Text(props: { readonly text: string; readonly onGrown: () => void }) {
  return (
    <ErrorBoundary
      instead={() => (
        <p data-result="" dir="auto" className={cx(looks.text, plain)}>
          {props.text}
        </p>
      )}
    >
      <ResultText {...props} />
    </ErrorBoundary>
  )
}

const plain = css({ whiteSpace: 'pre-wrap' })

/** What a run waits for, while there is nothing to read yet. */
function Waiting({ outcome, model }: { readonly outcome: Outcome; readonly model: string }) {
  const { isRunning, text, pause, download } = outcome
  const now = useNow(isRunning && pause !== null)
  if (!isRunning || (text !== '' && !pause)) return null
  if (pause) {
    const seconds = Math.max(0, Math.ceil((pause.until - now) / 1000))
    return (
      <p className={looks.wait}>
        <span>{`${pause.problem.title}. `}</span>
        <span>{filled(words.pause, { seconds })}</span>
      </p>
    )
  }
  const said =
    download === null ? filled(words.waiting, { model }) : filled(words.download, { share: Math.round(download * 100) })
  return <p className={looks.wait}>{said}</p>
}

function providerOf({ dialect }: Outcome['chosen']): string {
  return dialect === undefined || dialect === 'device' ? '' : providers[dialect].name
}
