import { record as words } from 'virtual:records/pages/home/workflow'
import { AgentDiagram } from '#features/agent-diagram/ui/agent-diagram.tsx'
import { homeRecentProjects } from '#styled/recipes/home-recent-projects.js'
import '#styled/styles/recipes/home-recent-projects.css'
import { pageColumn } from '#ui/layout.ts'

const styles = homeRecentProjects()

/** Renders a diagram of agents that share one job. The diagram follows a request from agent to agent. */
export function AgentDiagramSection() {
  return (
    <section id="workflow" aria-labelledby="workflow-heading" className={styles.darkSection}>
      <div className={pageColumn}>
        <AgentDiagram styles={styles}>
          <h2 id="workflow-heading">{words.heading}</h2>
          <p>{words.tagline}</p>
          <p>{words.lead}</p>
        </AgentDiagram>
      </div>
    </section>
  )
}
