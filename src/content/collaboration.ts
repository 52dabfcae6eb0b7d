/**
 * The ids of the five agents that share one request. The diagram of the home page and the timetable of the agents page
 * show the same steps. The names of agents and steps are in `pages/home.yaml`, below `workflow`.
 */
export type CollaboratorId = 'input' | 'analyzer' | 'processor' | 'knowledge' | 'output'

/** A connection along which one agent hands its work to another. */
export type AgentConnection = {
  readonly id: `${CollaboratorId}-${CollaboratorId}`
  readonly from: CollaboratorId
  readonly to: CollaboratorId
}

export const collaborators = [
  'input',
  'analyzer',
  'processor',
  'knowledge',
  'output',
] as const satisfies readonly CollaboratorId[]

export const agentConnections = [
  { id: 'input-analyzer', from: 'input', to: 'analyzer' },
  { id: 'input-knowledge', from: 'input', to: 'knowledge' },
  { id: 'analyzer-processor', from: 'analyzer', to: 'processor' },
  { id: 'knowledge-processor', from: 'knowledge', to: 'processor' },
  { id: 'processor-output', from: 'processor', to: 'output' },
] as const satisfies readonly AgentConnection[]

export type AgentConnectionId = (typeof agentConnections)[number]['id']

export type WorkflowStep = {
  /** The agents at work. They include the agents that send. */
  readonly active: readonly CollaboratorId[]
  /** The connections along which something is sent. */
  readonly sends: readonly AgentConnectionId[]
}

/** How long a step lasts (src/docs/specification.md, how things behave). */
export const WORKFLOW_STEP_MS = 1200

/** The steps of one round, after which the first step follows again (src/docs/specification.md, how things behave). */
export const workflowSteps = [
  { active: ['input'], sends: [] },
  {
    active: ['input'],
    sends: ['input-analyzer', 'input-knowledge'],
  },
  { active: ['input', 'analyzer', 'knowledge'], sends: [] },
  {
    active: ['analyzer', 'knowledge'],
    sends: ['analyzer-processor', 'knowledge-processor'],
  },
  { active: ['analyzer', 'knowledge', 'processor'], sends: [] },
  { active: ['processor'], sends: ['processor-output'] },
  { active: ['processor', 'output'], sends: [] },
  { active: [], sends: [] },
] as const satisfies readonly WorkflowStep[]
