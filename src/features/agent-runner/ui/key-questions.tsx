import { record as runWords } from 'virtual:records/messages/run'
import { useEffect, useRef } from 'react'
import { type Dialect, providers } from '#content/models.ts'
import { filled } from '#lib/filled.ts'
import { button } from '#styled/recipes/button.js'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { Card } from './card.tsx'
import { ProblemActions } from './problem-card.tsx'
import type { KeyQuestion, KeyState } from './use-key-test.ts'

const words = runWords.key
const looks = runDialog()

type KeyQuestionsProps = {
  readonly dialect: Dialect
  readonly state: KeyState
  readonly isOnline: boolean
  readonly onAsk: (what: KeyQuestion) => void
}

/** Two questions to the provider that cost nothing: whether the key works, and which models it may use. */
export function KeyQuestions({ dialect, state, isOnline, onAsk }: KeyQuestionsProps) {
  const asked = state.kind === 'asking' ? state.what : null
  const names = { provider: providers[dialect].name, count: state.kind === 'accepted' ? state.count : 0 }
  const said = state.kind === 'accepted' && (state.what === 'test' ? words.accepted : runWords.model.refreshed)
  return (
    <>
      <div className={looks.beside}>
        <button
          type="button"
          className={button({ look: 'line', size: 'sm' })}
          aria-disabled={asked !== null}
          onClick={() => asked === null && onAsk('test')}
        >
          {asked === 'test' ? words.testing : words.test}
        </button>
        <button
          type="button"
          className={button({ look: 'line', size: 'sm' })}
          aria-disabled={asked !== null}
          onClick={() => asked === null && onAsk('refresh')}
        >
          {asked === 'refresh' ? runWords.model.refreshing : runWords.model.refresh}
        </button>
        {!isOnline && <span className={looks.small}>{words.offline}</span>}
        <p role="status" className={looks.said}>
          {said && filled(said, names)}
        </p>
      </div>
      {state.kind === 'failed' && (
        <div role="alert">
          <Card tone="error" title={state.problem.title} text={state.problem.text}>
            <ProblemActions problem={state.problem} />
          </Card>
        </div>
      )}
    </>
  )
}

type ElsewhereProps = {
  /** Another one each time the visitor is asked. */
  readonly asked: object
  readonly owner: Dialect
  readonly dialect: Dialect
  readonly onUse: () => void
  readonly onSend: () => void
}

/** Asks before a key goes to a provider it clearly is not from. */
export function Elsewhere({ asked, owner, dialect, onUse, onSend }: ElsewhereProps) {
  const { title, text, use, send } = words.elsewhere
  const names = { owner: providers[owner].name, provider: providers[dialect].name }
  const answer = useRef<HTMLButtonElement>(null)
  const asker = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may be out of view, and nothing goes on before an answer
  useEffect(() => {
    if (document.activeElement !== answer.current) asker.current = document.activeElement
    answer.current?.focus()
  }, [asked])
  const goOn = () => {
    if (asker.current instanceof HTMLElement) asker.current.focus()
    onSend()
  }
  return (
    <div role="alert">
      <Card tone="error" title={filled(title, names)} text={filled(text, names)}>
        <div className={looks.beside}>
          <button ref={answer} type="button" className={button({ look: 'line', size: 'sm' })} onClick={onUse}>
            {filled(use, names)}
          </button>
          <button type="button" className={looks.quiet} onClick={goOn}>
            {filled(send, names)}
          </button>
        </div>
      </Card>
    </div>
  )
}
