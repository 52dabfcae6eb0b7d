import { AgentDiagram } from '#features/agent-diagram/ui/agent-diagram.tsx'
import { homeMore } from '#styled/recipes/home-more.js'
import '#styled/styles/recipes/home-more.css'
import { wrap } from '#ui/layout.ts'

const looks = homeMore()

/** How five agents share one job, as a chart that follows a request. */
export function Part() {
  return (
    <section id="workflow" aria-labelledby="workflow-heading" className={looks.next}>
      <div className={wrap}>
        <AgentDiagram looks={looks}>
          <h2 id="workflow-heading">AI Agent Collaboration</h2>
          <p>Real-time workflow automation</p>
          <p>Five agents share one job. Each does its part, then passes it on. Follow one request along its way.</p>
        </AgentDiagram>
      </div>
    </section>
  )
}
