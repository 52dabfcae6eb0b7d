import { icons } from 'virtual:icons/library'
import { record as words } from 'virtual:records/messages/library/page'
import Copy from 'lucide-react/icons/clipboard-copy'
import { memo } from 'react'
import type { AgentCard } from '#content/agent-runner/cards.ts'
import { inputName } from '#content/agent-runner/input-names.ts'
import { badge } from '#styled/recipes/badge.js'
import { Button, IconButton } from '#ui/button.tsx'
import { Badge } from '#ui/marks.tsx'
import { styles } from './agent-row-styles.ts'

/** The buttons that open the run dialog of an agent. When the dialog closes, the pressed one gets the focus. */
export const runButtonId = (agent: Pick<AgentCard, 'id'>) => `run-${agent.id}`
export const sampleButtonId = (agent: Pick<AgentCard, 'id'>) => `sample-${agent.id}`

type AgentRowProps = {
  readonly agent: AgentCard
  readonly onRun: (id: number) => void
  readonly onSample: (id: number) => void
  readonly onPrompt: (id: number) => void
  /** Called when the visitor points at one of the buttons or focuses it. */
  readonly onPreload: () => void
}

export const AgentRow = memo(function AgentRow({ agent, onRun, onSample, onPrompt, onPreload }: AgentRowProps) {
  const { id, name, description, category, inputs, icon, hasSample } = agent
  const Icon = icons[icon]
  const preloadHandlers = { onPointerEnter: onPreload, onFocus: onPreload }
  return (
    <li className={styles.row} data-record="agents" data-category={category}>
      <span className={styles.iconRing}>{Icon && <Icon size={25} strokeWidth={1.5} aria-hidden="true" />}</span>
      <div className={styles.description}>
        <h2 id={`agent-${id}`} className={styles.name}>
          {name}
        </h2>
        <p className={styles.text}>{description}</p>
        <dl className={styles.needs}>
          <dt>{words.card.needs}</dt>
          <dd>
            {inputs.map((input) => (
              <span key={input}>{inputName(input)}</span>
            ))}
          </dd>
        </dl>
        <p className={styles.badges}>
          <span className={badge()}>
            <i aria-hidden="true" className={styles.dot} />
            <span>{category}</span>
          </span>
          <Badge>{words.card.badge}</Badge>
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          id={runButtonId(agent)}
          variant="line"
          size="sm"
          aria-describedby={`agent-${id}`}
          aria-haspopup="dialog"
          {...preloadHandlers}
          onClick={() => onRun(id)}
        >
          {words.card.run}
        </Button>
        <IconButton
          label={`${words.card.prompt}: ${name}`}
          title={words.card.prompt}
          {...preloadHandlers}
          onClick={() => onPrompt(id)}
        >
          <Copy size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        {hasSample && (
          <Button
            id={sampleButtonId(agent)}
            variant="quiet"
            size="sm"
            aria-describedby={`agent-${id}`}
            aria-haspopup="dialog"
            {...preloadHandlers}
            onClick={() => onSample(id)}
          >
            {words.card.sample}
          </Button>
        )}
      </div>
    </li>
  )
})
