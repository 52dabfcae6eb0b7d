import { record as chartText } from 'virtual:records/messages/moving/diagram'
import { record as words } from 'virtual:records/pages/home/workflow'
import { useAtomValue } from 'jotai'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Cpu from 'lucide-react/icons/cpu'
import Database from 'lucide-react/icons/database'
import MessageSquare from 'lucide-react/icons/message-square'
import Search from 'lucide-react/icons/search'
import { type ReactNode, useRef, useState } from 'react'
import {
  agentConnections,
  type CollaboratorId,
  collaborators,
  WORKFLOW_STEP_MS,
  workflowSteps,
} from '#content/collaboration.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { PauseButton } from '#ui/pause-button.tsx'
import { useAnimationStep } from '#ui/use-animation.ts'
import { styles } from './agent-diagram-styles.ts'
import { tallLayout, wideLayout } from './layout.ts'
import { diagramFrameAt } from './timeline.ts'

const icons: Readonly<Record<CollaboratorId, typeof Cpu>> = {
  input: ArrowRight,
  analyzer: Search,
  processor: Cpu,
  knowledge: Database,
  output: MessageSquare,
}

type AgentDiagramProps = {
  readonly children: ReactNode
}

/** A chart of how five agents work on one request, which shows which agent sends to which, and a list of the steps. */
export function AgentDiagram({ children }: AgentDiagramProps) {
  const ports = useAtomValue(portsAtom)
  const chart = useRef<HTMLElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const step = useAnimationStep(ports, chart, { count: workflowSteps.length, everyMs: WORKFLOW_STEP_MS, isPaused })
  const frame = diagramFrameAt(step)
  return (
    <div className={styles.diagramColumns}>
      <div className={styles.diagramText}>
        {children}
        <ol className={styles.steps}>
          {words.steps.map((text, i) => (
            <li key={text} aria-current={i === frame.step ? 'step' : undefined}>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <figure ref={chart} className={styles.chart}>
        <picture>
          <source
            media="(max-width: 43.6875rem)"
            srcSet="/art/home-chart-tall.svg"
            width={tallLayout.width}
            height={tallLayout.height}
          />
          <img
            src="/art/home-chart-wide.svg"
            width={wideLayout.width}
            height={wideLayout.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </picture>
        {agentConnections.map(({ id }) => (
          <i
            key={id}
            aria-hidden="true"
            data-edge={id}
            data-on={frame.drawn.has(id) || undefined}
            data-sends={frame.sends.has(id) || undefined}
            className={styles.edge}
          />
        ))}
        <ul>
          {collaborators.map((id) => {
            const Icon = icons[id]
            const { name, does } = words.agents[id]
            return (
              <li key={id} data-node={id} data-on={frame.active.has(id) || undefined} className={styles.node}>
                <span>
                  <Icon strokeWidth={1.5} />
                </span>
                <p>
                  <b>{name}</b> {does}
                </p>
              </li>
            )
          })}
        </ul>
        <PauseButton
          animationName={chartText.name}
          isPaused={isPaused}
          onToggle={() => setIsPaused(!isPaused)}
          className={styles.chartPause}
        />
        <figcaption className={css({ srOnly: true })}>{chartText.shows}</figcaption>
      </figure>
    </div>
  )
}
