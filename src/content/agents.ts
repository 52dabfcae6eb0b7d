import { records } from 'virtual:records/agents'

/**
 * The fields of the suite with their agents, in order (`agents.yaml`). Each is a ring of the chart with radius `ring`.
 */
export const agentFields = records

/** The colour of a field: a spectral class of stars, or patina. */
export type FieldTint = (typeof agentFields)[number]['tint']
