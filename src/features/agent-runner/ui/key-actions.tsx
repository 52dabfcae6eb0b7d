import { record as runWords } from 'virtual:records/messages/run'
import { useEffect, useRef } from 'react'
import { type Dialect, providers } from '#content/models.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { button } from '#styled/recipes/button.js'
import { styles as shared } from '../shared-styles.ts'
import { NoticeCard } from './notice-card.tsx'
import { ProblemActions } from './problem-card.tsx'
import type { KeyCheck, KeyCheckState } from './use-key-test.ts'

const words = runWords.key
type KeyActionsProps = {
  readonly dialect: Dialect
  readonly state: KeyCheckState
  readonly isOnline: boolean
  readonly onCheck: (check: KeyCheck) => void
}

/** Both buttons request the models of the key from the provider. These requests are free. */
export function KeyActions({ dialect, state, isOnline, onCheck }: KeyActionsProps) {
  const runningCheck = state.kind === 'asking' ? state.check : null
  const names = { provider: providers[dialect].name, count: state.kind === 'accepted' ? state.count : 0 }
  const statusTemplate =
    state.kind === 'accepted' && (state.check === 'test' ? words.accepted : runWords.model.refreshed)
  return (
    <>
      <div className={shared.inlineRow}>
        <button
          type="button"
          className={button({ variant: 'line', size: 'sm' })}
          aria-disabled={runningCheck !== null}
          onClick={() => runningCheck === null && onCheck('test')}
        >
          {runningCheck === 'test' ? words.testing : words.test}
        </button>
        <button
          type="button"
          className={button({ variant: 'line', size: 'sm' })}
          aria-disabled={runningCheck !== null}
          onClick={() => runningCheck === null && onCheck('refresh')}
        >
          {runningCheck === 'refresh' ? runWords.model.refreshing : runWords.model.refresh}
        </button>
        {!isOnline && <span className={shared.note}>{words.offline}</span>}
        <p role="status" className={shared.statusText}>
          {statusTemplate && fillTemplate(statusTemplate, names)}
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
  readonly question: object
  readonly owner: Dialect
  readonly dialect: Dialect
  readonly onSwitchProvider: () => void
  readonly onSend: () => void
}

/** Asks the visitor before a key is sent to a provider that clearly did not issue it. */
export function KeyMismatch({ question, owner, dialect, onSwitchProvider, onSend }: KeyMismatchProps) {
  const { title, text, use, send } = words.elsewhere
  const names = { owner: providers[owner].name, provider: providers[dialect].name }
  const switchButton = useRef<HTMLButtonElement>(null)
  const previousFocus = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus, as it may be out of view
  useEffect(() => {
    if (document.activeElement !== switchButton.current) previousFocus.current = document.activeElement
    switchButton.current?.focus()
  }, [question])
  const sendAnyway = () => {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
    onSend()
  }
  return (
    <div role="alert">
      <NoticeCard tone="error" title={fillTemplate(title, names)} text={fillTemplate(text, names)}>
        <div className={shared.inlineRow}>
          <button
            ref={switchButton}
            type="button"
            className={button({ variant: 'line', size: 'sm' })}
            onClick={onSwitchProvider}
          >
            {fillTemplate(use, names)}
          </button>
          <button type="button" className={shared.quietButton} onClick={sendAnyway}>
            {fillTemplate(send, names)}
          </button>
        </div>
      </NoticeCard>
    </div>
  )
}
