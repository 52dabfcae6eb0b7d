import { record as runWords } from 'virtual:records/messages/run'
import { formatCost, formatRunDuration } from '#content/agent-runner/run-formats.ts'
import { modelList } from '#content/models.ts'
import { localTime, longDate } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { cx } from '#styled/css'
import { badge } from '#styled/recipes/badge.js'
import { runCost } from '../models.ts'
import { modelLabel, type RunState } from '../run-state.ts'
import { styles } from './result-facts-styles.ts'
import { useNow } from './use-countdown.ts'

const words = runWords.result
/**
 * Shows the facts of a run: badges of an incomplete answer or a demo, the time of a stored run, the model, the
 * duration, the tokens and their cost.
 */
export function ResultFacts({ outcome }: { readonly outcome: RunState }) {
  const { at, isRunning, elapsedMs, marks, demo, isRestored, chosen } = outcome
  const now = useNow(isRunning)
  const ms = isRunning ? Math.max(0, now - at) : elapsedMs
  const facts = [
    ...(isRestored ? [fillTemplate(runWords.history.of, { time: localTime(at) })] : []),
    modelLabel(chosen),
    ...(ms === null ? [] : [formatRunDuration(ms)]),
    ...usageFacts(outcome),
  ]
  return (
    <p className={styles.facts}>
      {marks.map((mark) => (
        <span key={mark} className={cx(badge(), styles.resultBadge)}>
          {words.badges[mark]}
        </span>
      ))}
      {demo !== '' && <span className={cx(badge(), styles.resultBadge)}>{words.badges.demo}</span>}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}

function usageFacts({ usage, chosen }: RunState): readonly string[] {
  if (!usage) return []
  const model = modelList.models.find(({ id }) => id === chosen.id)
  const cost = model ? runCost(model, usage) : null
  const { promptTokens, answerTokens, thinkingTokens } = usage
  return [
    fillTemplate(words.tokens, { prompt: withCommas(promptTokens), answer: withCommas(answerTokens) }),
    ...(thinkingTokens > 0 ? [fillTemplate(words.thinking, { thinking: withCommas(thinkingTokens) })] : []),
    ...(cost === null ? [] : [fillTemplate(words.cost, { cost: formatCost(cost), day: longDate(modelList.asOf) })]),
  ]
}

function withCommas(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
