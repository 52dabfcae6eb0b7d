import {
  type AgentConnectionId,
  agentConnections,
  type CollaboratorId,
  type WorkflowStep,
  workflowSteps,
} from '#content/collaboration.ts'

/** What the diagram shows at one moment. */
export type DiagramFrame = {
  /** The step that is marked in the list, from 0; null marks none. */
  readonly step: number | null
  readonly active: ReadonlySet<CollaboratorId>
  /** The connections drawn in full. */
  readonly drawn: ReadonlySet<AgentConnectionId>
  /** The connections a pulse runs along. */
  readonly sends: ReadonlySet<AgentConnectionId>
}

/** At rest the whole plan is to be read at once: every connection, and no step more than another. */
const atRest: DiagramFrame = {
  step: null,
  active: new Set(),
  drawn: new Set(agentConnections.map(({ id }) => id)),
  sends: new Set(),
}

/** The picture of a step of the loop (spec §4); null is the resting picture. Steps beyond the last begin anew. */
export function diagramFrameAt(step: number | null): DiagramFrame {
  if (step === null) return atRest
  const place = step % workflowSteps.length
  const current: WorkflowStep | undefined = workflowSteps[place]
  if (!current) return atRest
  const sends = new Set(current.sends)
  return { step: place, active: new Set(current.active), drawn: sends, sends }
}
