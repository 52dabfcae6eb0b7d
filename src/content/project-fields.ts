/** The fields of projects, from top to bottom on the chart. */
export const projectFields = ['Websites', 'Commerce', 'Apps', 'Agents', 'Integration'] as const
