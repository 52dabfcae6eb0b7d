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
function rowsOf(agents: readonly CollaboratorId[], script: readonly WorkflowStep[]): readonly Row[] {
  const rows = agents.map((id) => ({
    id,
    from: script.findIndex(({ active }) => active.includes(id)),
    to: script.findLastIndex(({ active }) => active.includes(id)) + 1,
  }))
  return rows.toSorted((one, other) => one.from - other.from)
}

/** Returns which row hands over to which, and in which step. */
function handOversOf(rows: readonly Row[], links: readonly AgentConnection[], script: readonly WorkflowStep[]) {
  const rowOf = (id: string) => rows.findIndex((row) => row.id === id)
  return script.flatMap(({ sends }, step) =>
    links
      .filter(({ id }) => sends.some((sent) => sent === id))
      .map(({ from, to }) => ({ from: rowOf(from), to: rowOf(to), step })),
  )
}

/** The agents of the demo, in the order in which they start. */
export const timetableRows = rowsOf(collaborators, workflowSteps)

/** What the timetable draws. */
export const timetablePlan: Timetable = {
  steps: workflowSteps.length,
  rows: timetableRows,
  handOvers: handOversOf(timetableRows, agentConnections, workflowSteps),
}
