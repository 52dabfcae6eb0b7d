import { records } from 'virtual:records/agents'

/**
 * The fields of the suite with their agents, in order (`agents.yaml`). Each field is a ring of the chart, whose radius
 * is `ring`.
 */
export const agentFields = records

/** The colour of a field: a spectral class of stars, or patina (`cold`). */
export type FieldTint = (typeof agentFields)[number]['tint']
