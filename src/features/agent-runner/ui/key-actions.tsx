import { record as runWords } from 'virtual:records/messages/run'
import { useEffect, useRef } from 'react'
import { type Dialect, providers } from '#content/models.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { button } from '#styled/recipes/button.js'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { NoticeCard } from './notice-card.tsx'
import { ProblemActions } from './problem-card.tsx'
import type { KeyCheck, KeyCheckState } from './use-key-test.ts'

const words = runWords.key
const styles = runDialog()

type KeyActionsProps = {
  readonly dialect: Dialect
  readonly state: KeyCheckState
  readonly isOnline: boolean
  readonly onAsk: (what: KeyCheck) => void
}

/** Offers two free requests to the provider: whether the key works, and which models it may use. */
export function KeyActions({ dialect, state, isOnline, onAsk }: KeyActionsProps) {
  const asked = state.kind === 'asking' ? state.what : null
  const names = { provider: providers[dialect].name, count: state.kind === 'accepted' ? state.count : 0 }
  const said = state.kind === 'accepted' && (state.what === 'test' ? words.accepted : runWords.model.refreshed)
  return (
    <>
      <div className={styles.beside}>
        <button
          type="button"
          className={button({ variant: 'line', size: 'sm' })}
          aria-disabled={asked !== null}
          onClick={() => asked === null && onAsk('test')}
        >
          {asked === 'test' ? words.testing : words.test}
        </button>
        <button
          type="button"
          className={button({ variant: 'line', size: 'sm' })}
          aria-disabled={asked !== null}
          onClick={() => asked === null && onAsk('refresh')}
        >
          {asked === 'refresh' ? runWords.model.refreshing : runWords.model.refresh}
        </button>
        {!isOnline && <span className={styles.small}>{words.offline}</span>}
        <p role="status" className={styles.said}>
          {said && fillTemplate(said, names)}
        </p>
      </div>
      {state.kind === 'failed' && (
        <div role="alert">
          <NoticeCard tone="error" title={state.problem.title} text={state.problem.text}>
            <ProblemActions problem={state.problem} />
          </NoticeCard>
        </div>
      )}
    </>
  )
}

type KeyMismatchProps = {
  /** A new object each time the visitor is asked, so that the question takes the focus again. */
  readonly asked: object
  readonly owner: Dialect
  readonly dialect: Dialect
  readonly onUse: () => void
  readonly onSend: () => void
}

/** Asks before a key is sent to a provider that clearly did not issue it. */
export function KeyMismatch({ asked, owner, dialect, onUse, onSend }: KeyMismatchProps) {
  const { title, text, use, send } = words.elsewhere
  const names = { owner: providers[owner].name, provider: providers[dialect].name }
  const answer = useRef<HTMLButtonElement>(null)
  const previousFocus = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus, as it may be out of view
  useEffect(() => {
    if (document.activeElement !== answer.current) previousFocus.current = document.activeElement
    answer.current?.focus()
  }, [asked])
  const sendAnyway = () => {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
    onSend()
  }
  return (
    <div role="alert">
      <NoticeCard tone="error" title={fillTemplate(title, names)} text={fillTemplate(text, names)}>
        <div className={styles.beside}>
          <button ref={answer} type="button" className={button({ variant: 'line', size: 'sm' })} onClick={onUse}>
            {fillTemplate(use, names)}
          </button>
          <button type="button" className={styles.quiet} onClick={sendAnyway}>
            {fillTemplate(send, names)}
          </button>
        </div>
      </NoticeCard>
    </div>
  )
}
