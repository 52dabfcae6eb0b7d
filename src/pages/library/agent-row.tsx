import { icons } from 'virtual:icons/library'
import { record as words } from 'virtual:records/messages/library/page'
import Copy from 'lucide-react/icons/clipboard-copy'
import type { AgentCard } from '#content/agent-runner/cards.ts'
import { spokenName } from '#content/agent-runner/input-names.ts'
import { badge } from '#styled/recipes/badge.js'
import { libraryPage } from '#styled/recipes/library-page.js'
import { Button, IconButton } from '#ui/button.tsx'
import { Badge } from '#ui/marks.tsx'

const looks = libraryPage()

/** The id of the button that runs an agent, to which the focus comes back. */
export const runButtonId = (agent: Pick<AgentCard, 'id'>) => `run-${agent.id}`

type AgentRowProps = {
  readonly agent: AgentCard
  readonly onRun: () => void
  readonly onPrompt: () => void
  /** The visitor is on the way to one of the buttons. */
  readonly onNear: () => void
}

/** One agent of the catalogue: what it does, what it needs, and two things to do with it. */
export function AgentRow({ agent, onRun, onPrompt, onNear }: AgentRowProps) {
  const { id, name, description, category, inputs, icon } = agent
  const Icon = icons[icon]
  const near = { onPointerEnter: onNear, onFocus: onNear }
  return (
    <li className={looks.row} data-category={category}>
      <span className={looks.ring}>{Icon && <Icon size={25} strokeWidth={1.5} aria-hidden="true" />}</span>
      <div className={looks.words}>
        <h2 id={`agent-${id}`} className={looks.name}>
          {name}
        </h2>
        <p className={looks.text}>{description}</p>
        <dl className={looks.needs}>
          <dt>{words.card.needs}</dt>
          <dd>
            {inputs.map((input) => (
              <span key={input}>{spokenName(input)}</span>
            ))}
          </dd>
        </dl>
        <p className={looks.badges}>
          <span className={badge()}>
            <i aria-hidden="true" className={looks.dot} />
            <span>{category}</span>
          </span>
          <Badge>{words.card.badge}</Badge>
        </p>
      </div>
      <div className={looks.actions}>
        <Button
          id={runButtonId(agent)}
          look="line"
          size="sm"
          aria-describedby={`agent-${id}`}
          aria-haspopup="dialog"
          {...near}
          onClick={onRun}
        >
          {words.card.run}
        </Button>
        <IconButton label={`${words.card.prompt}: ${name}`} title={words.card.prompt} {...near} onClick={onPrompt}>
          <Copy size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}
