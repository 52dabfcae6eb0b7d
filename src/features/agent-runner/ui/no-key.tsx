import { record as runWords } from 'virtual:records/messages/run'
import { memo } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { formatCost, formatTokens } from '#content/agent-runner/run-formats.ts'
import { type Dialect, modelList, providers } from '#content/models.ts'
import { longDate } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { button } from '#styled/recipes/button.js'
import type { AvailableModel } from '../model-list.ts'
import { styles as shared } from '../shared-styles.ts'
import { typicalRun } from '../typical-run.ts'
import { KeysLink } from './keys-link.tsx'
import { styles } from './no-key-styles.ts'
import type { ShownSample } from './use-sample.ts'

const words = runWords.key.none

type NoKeyProps = {
  readonly agent: LibraryAgent
  readonly dialect: Dialect
  /** The chosen model, or undefined if it is not on the list. */
  readonly model: AvailableModel | undefined
  readonly sample: ShownSample
  /** Chooses the browser's own model; null if the browser has none that is ready. */
  readonly onUseDevice: (() => void) | null
}

/** Says where a key comes from and what a run costs, and what can be had without a key. */
export const NoKey = memo(function NoKey({ agent, dialect, model, sample, onUseDevice }: NoKeyProps) {
  const { name } = providers[dialect]
  return (
    <details className={styles.noKey}>
      <summary>{words.label}</summary>
      <p className={shared.note}>
        <span>{`${fillTemplate(words.where, { provider: name })} `}</span>
        <KeysLink dialect={dialect} />
      </p>
      {model && <CostNote agent={agent} model={model} />}
      {onUseDevice && <p className={shared.note}>{words.device}</p>}
      <div className={shared.inlineRow}>
        {onUseDevice && (
          <button type="button" className={button({ variant: 'line', size: 'sm' })} onClick={onUseDevice}>
            {words.useDevice}
          </button>
        )}
        {sample.exists && sample.text === null && (
          <button type="button" className={button({ variant: 'line', size: 'sm' })} onClick={sample.show}>
            {runWords.sample.show}
          </button>
        )}
      </div>
    </details>
  )
})

function CostNote({ agent, model }: { readonly agent: LibraryAgent; readonly model: AvailableModel }) {
  const run = typicalRun(agent, model)
  if (!run) return null
  const facts = {
    model: model.label,
    cost: formatCost(run.cost),
    day: longDate(modelList.asOf),
    prompt: formatTokens(run.promptTokens),
    answer: formatTokens(run.answerTokens),
  }
  return <p className={shared.note}>{fillTemplate(run.mayThink ? words.costAndThinking : words.cost, facts)}</p>
}
