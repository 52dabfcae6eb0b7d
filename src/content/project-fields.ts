/** What a project may be, top to bottom on the chart (spec §2.16). */
export const projectFields = ['Websites', 'Commerce', 'Apps', 'Agents', 'Integration'] as const
