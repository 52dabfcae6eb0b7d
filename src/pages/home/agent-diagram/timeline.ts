import {
  type AgentConnectionId,
  agentConnections,
  type CollaboratorId,
  type WorkflowStep,
  workflowSteps,
} from '#content/collaboration.ts'

/** What the diagram shows at a given time. */
export type DiagramFrame = {
  /** The index of the highlighted step in the list, or null for none. */
  readonly step: number | null
  readonly active: ReadonlySet<CollaboratorId>
  /** The connections drawn in full. */
  readonly drawn: ReadonlySet<AgentConnectionId>
  /** The connections a pulse runs along. */
  readonly sends: ReadonlySet<AgentConnectionId>
}

/** The frame without animation, in which every connection is drawn, and no step is highlighted. */
const stillFrame: DiagramFrame = {
  step: null,
  active: new Set(),
  drawn: new Set(agentConnections.map(({ id }) => id)),
  sends: new Set(),
}

/** Returns the frame of a step, or the frame without animation for null. Steps beyond the last wrap around. */
export function diagramFrameAt(step: number | null): DiagramFrame {
  if (step === null) return stillFrame
  const index = step % workflowSteps.length
  const current: WorkflowStep | undefined = workflowSteps[index]
  if (!current) return stillFrame
  const sends = new Set(current.sends)
  return { step: index, active: new Set(current.active), drawn: sends, sends }
}
