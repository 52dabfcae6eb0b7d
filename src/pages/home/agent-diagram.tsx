import { record as words } from 'virtual:records/pages/home/workflow'
import { AgentDiagram } from '#pages/home/agent-diagram/agent-diagram.tsx'
import { pageColumn } from '#ui/layout.ts'
import { styles as shared } from './lower-section-styles.ts'

/** Renders a diagram of agents that share one job. The diagram follows a request from agent to agent. */
export function AgentDiagramSection() {
  return (
    <section id="workflow" aria-labelledby="workflow-heading" className={shared.darkSection}>
      <div className={pageColumn}>
        <AgentDiagram>
          <h2 id="workflow-heading">{words.heading}</h2>
          <p>{words.tagline}</p>
          <p>{words.lead}</p>
        </AgentDiagram>
      </div>
    </section>
  )
}
