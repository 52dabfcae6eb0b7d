import {
  type AgentConnection,
  agentConnections,
  type CollaboratorId,
  collaborators,
  type WorkflowStep,
  workflowSteps,
} from '#content/collaboration.ts'
import type { Timetable } from '#lib/engrave/timetable.ts'

type Row = { readonly id: CollaboratorId; readonly from: number; readonly to: number }

/** Returns when each agent starts and ends its work, in steps, sorted by the start. */
function rowsOf(agents: readonly CollaboratorId[], steps: readonly WorkflowStep[]): readonly Row[] {
  const rows = agents.map((id) => ({
    id,
    from: steps.findIndex(({ active }) => active.includes(id)),
    to: steps.findLastIndex(({ active }) => active.includes(id)) + 1,
  }))
  return rows.toSorted((a, b) => a.from - b.from)
}

/** Returns all hand-overs: the row that hands over, the row that takes over, and the step. */
function handOversOf(rows: readonly Row[], connections: readonly AgentConnection[], steps: readonly WorkflowStep[]) {
  const rowOf = (id: string) => rows.findIndex((row) => row.id === id)
  return steps.flatMap(({ sends }, step) =>
    connections
      .filter(({ id }) => sends.some((connection) => connection === id))
      .map(({ from, to }) => ({ from: rowOf(from), to: rowOf(to), step })),
  )
}

/** The agents of the demo, in the order in which they start. */
export const timetableRows = rowsOf(collaborators, workflowSteps)

/** The content of the drawn timetable. */
export const timetablePlan: Timetable = {
  steps: workflowSteps.length,
  rows: timetableRows,
  handOvers: handOversOf(timetableRows, agentConnections, workflowSteps),
}
