import { record as words } from 'virtual:records/pages/home/workflow'
import { AgentDiagram } from '#features/agent-diagram/ui/agent-diagram.tsx'
import { homeMore } from '#styled/recipes/home-more.js'
import '#styled/styles/recipes/home-more.css'
import { wrap } from '#ui/layout.ts'

const looks = homeMore()

/** How five agents share one job, as a chart that follows a request. */
export function Part() {
  return (
    <section id="workflow" aria-labelledby="workflow-heading" className={looks.deep}>
      <div className={wrap}>
        <AgentDiagram looks={looks}>
          <h2 id="workflow-heading">{words.heading}</h2>
          <p>{words.tagline}</p>
          <p>{words.lead}</p>
        </AgentDiagram>
      </div>
    </section>
  )
}
