/**
 * How five agents share one request, step by step (spec §2.5 and §4). The diagram of the home page and the timetable of the
 * agents page read the same steps.
 */
export type CollaboratorId = 'input' | 'analyzer' | 'processor' | 'knowledge' | 'output'

export type Collaborator = {
  readonly id: CollaboratorId
  readonly name: string
  /** What it does, after its name. */
  readonly does: string
}

/** A way on which one agent hands its work to another. */
export type Connection = {
  readonly id: `${CollaboratorId}-${CollaboratorId}`
  readonly from: CollaboratorId
  readonly to: CollaboratorId
}

export const collaborators = [
  { id: 'input', name: 'Input Agent', does: 'takes the request' },
  { id: 'analyzer', name: 'Analyzer', does: 'reads what is asked' },
  { id: 'processor', name: 'Processor', does: 'does the work' },
  { id: 'knowledge', name: 'Knowledge Base', does: 'looks up the facts' },
  { id: 'output', name: 'Output Agent', does: 'gives the answer' },
] as const satisfies readonly Collaborator[]

export const connections = [
  { id: 'input-analyzer', from: 'input', to: 'analyzer' },
  { id: 'input-knowledge', from: 'input', to: 'knowledge' },
  { id: 'analyzer-processor', from: 'analyzer', to: 'processor' },
  { id: 'knowledge-processor', from: 'knowledge', to: 'processor' },
  { id: 'processor-output', from: 'processor', to: 'output' },
] as const satisfies readonly Connection[]

export type ConnectionId = (typeof connections)[number]['id']

export type Step = {
  readonly text: string
  /** The agents at work. One that sends is at work. */
  readonly active: readonly CollaboratorId[]
  /** The connections something travels along. */
  readonly sends: readonly ConnectionId[]
}

/** How long a step lasts (spec §4 and §9). */
export const STEP_MS = 1200

/** The loop of eight steps (spec §4). */
export const steps = [
  { text: 'Request arrives', active: ['input'], sends: [] },
  {
    text: 'Sent to Analyzer and Knowledge Base',
    active: ['input'],
    sends: ['input-analyzer', 'input-knowledge'],
  },
  { text: 'Read and looked up', active: ['input', 'analyzer', 'knowledge'], sends: [] },
  {
    text: 'Passed to Processor',
    active: ['analyzer', 'knowledge'],
    sends: ['analyzer-processor', 'knowledge-processor'],
  },
  { text: 'Processing', active: ['analyzer', 'knowledge', 'processor'], sends: [] },
  { text: 'Sent to Output Agent', active: ['processor'], sends: ['processor-output'] },
  { text: 'Answer delivered', active: ['processor', 'output'], sends: [] },
  { text: 'At rest', active: [], sends: [] },
] as const satisfies readonly Step[]
