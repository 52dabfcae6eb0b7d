import { record as words } from 'virtual:records/pages/home/workflow'
import { AgentDiagram } from '#pages/home/agent-diagram/agent-diagram.tsx'
import { HomeSection } from './home-section.tsx'

export function AgentDiagramSection() {
  return (
    <HomeSection id="workflow" look="darkBelow">
      <AgentDiagram>
        <h2 id="workflow-heading">{words.heading}</h2>
        <p>{words.tagline}</p>
        <p>{words.lead}</p>
      </AgentDiagram>
    </HomeSection>
  )
}
