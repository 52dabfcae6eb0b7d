import { records } from 'virtual:records/agents'

/** The fields of the suite with their agents, in order (`agents.yaml`). Each is a ring of the chart; `ring` is its radius there. */
export const agentFields = records

/** The colour of a field: a spectral class, or patina (art direction §2). */
export type FieldTint = (typeof agentFields)[number]['tint']
