import { record as runWords } from 'virtual:records/messages/run'
import { fillTemplate } from '#lib/fill-template.ts'
import { cx } from '#styled/css'
import { button } from '#styled/recipes/button.js'
import { Button, ExternalButtonLink } from '#ui/button.tsx'
import type { Problem } from '../diagnosis.ts'
import type { ModelSelection } from '../run-state.ts'
import { styles as shared } from '../shared-styles.ts'
import { NoticeCard } from './notice-card.tsx'
import { styles } from './problem-card-styles.ts'
import { useCountdown } from './use-countdown.ts'

const words = runWords.result
type ProblemCardProps = {
  readonly problem: Problem
  readonly provider: string
  readonly isAlert: boolean
  readonly onChooseModel: (chosen: ModelSelection) => void
  readonly onRetry: () => void
}

/** Shows why a run failed, with the provider's message and the possible actions. */
export function ProblemCard({ problem, provider, isAlert, onChooseModel, onRetry }: ProblemCardProps) {
  const { retry, detail } = problem
  const waitMs = typeof retry === 'object' ? retry.afterMs : 0
  const seconds = useCountdown(waitMs)
  const canRetry = retry === 'button' || typeof retry === 'object'
  return (
    <NoticeCard
      tone="error"
      title={problem.title}
      text={problem.text}
      detail={detail && fillTemplate(words.said, { provider, detail })}
      isAlert={isAlert}
    >
      <ProblemActions problem={problem} onChooseModel={onChooseModel}>
        {problem.focus === 'key' && (
          <button
            type="button"
            className={cx(button({ variant: 'line', size: 'sm' }), styles.toKey)}
            onClick={() => document.getElementById('run-key')?.focus()}
          >
            {words.toKey}
          </button>
        )}
        {canRetry && (
          <button
            type="button"
            className={button({ variant: 'line', size: 'sm' })}
            aria-disabled={seconds > 0}
            onClick={() => seconds > 0 || onRetry()}
          >
            {seconds > 0 ? fillTemplate(words.retryIn, { seconds }) : runWords.run.again}
          </button>
        )}
      </ProblemActions>
    </NoticeCard>
  )
}

type ProblemActionsProps = {
  readonly problem: Problem
  readonly onChooseModel?: (chosen: ModelSelection) => void
  readonly children?: React.ReactNode
}

export function ProblemActions({ problem, onChooseModel, children }: ProblemActionsProps) {
  if (problem.actions.length === 0 && !children) return null
  return (
    <div className={shared.inlineRow}>
      {problem.actions.map((action) => {
        if (action.kind === 'link') {
          return (
            <ExternalButtonLink key={action.href} variant="line" size="sm" href={action.href}>
              {action.label}
            </ExternalButtonLink>
          )
        }
        if (action.kind === 'reload') {
          return (
            <Button key={action.label} variant="line" size="sm" onClick={() => location.reload()}>
              {action.label}
            </Button>
          )
        }
        if (!onChooseModel) return null
        const chosen = { id: action.model, dialect: action.dialect }
        return (
          <button
            key={action.model}
            type="button"
            className={button({ variant: 'line', size: 'sm' })}
            onClick={() => onChooseModel(chosen)}
          >
            {action.label}
          </button>
        )
      })}
      {children}
    </div>
  )
}
