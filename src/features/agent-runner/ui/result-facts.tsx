import { record as runWords } from 'virtual:records/messages/run'
import { dollars, duration } from '#content/agent-runner/run-figures.ts'
import { modelList } from '#content/models.ts'
import { localTime, longDate } from '#lib/dates.ts'
import { filled } from '#lib/filled.ts'
import { cx } from '#styled/css'
import { badge } from '#styled/recipes/badge.js'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { costOf } from '../models.ts'
import { labelOf, type Outcome } from '../outcome.ts'
import { useNow } from './use-countdown.ts'

const words = runWords.result
const looks = runDialog()

/** How a run went: what its answer lacks, how long it took, what it used and about what that cost. */
export function ResultFacts({ outcome }: { readonly outcome: Outcome }) {
  const { at, isRunning, elapsedMs, marks, demo, isOld, chosen } = outcome
  const now = useNow(isRunning)
  const ms = isRunning ? Math.max(0, now - at) : elapsedMs
  const facts = [
    ...(isOld ? [filled(runWords.history.of, { time: localTime(at) })] : []),
    labelOf(chosen),
    ...(ms === null ? [] : [duration(ms)]),
    ...usageOf(outcome),
  ]
  return (
    <p className={looks.facts}>
      {marks.map((mark) => (
        <span key={mark} className={cx(badge(), looks.mark)}>
          {words.badges[mark]}
        </span>
      ))}
      {demo !== '' && <span className={cx(badge(), looks.mark)}>{words.badges.demo}</span>}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}

function usageOf({ usage, chosen }: Outcome): readonly string[] {
  if (!usage) return []
  const model = modelList.models.find(({ id }) => id === chosen.id)
  const cost = model ? costOf(model, usage) : null
  const { promptTokens, answerTokens, thinkingTokens } = usage
  return [
    filled(words.tokens, { prompt: withCommas(promptTokens), answer: withCommas(answerTokens) }),
    ...(thinkingTokens > 0 ? [filled(words.thinking, { thinking: withCommas(thinkingTokens) })] : []),
    ...(cost === null ? [] : [filled(words.cost, { cost: dollars(cost), day: longDate(modelList.asOf) })]),
  ]
}

function withCommas(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
