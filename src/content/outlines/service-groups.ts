import type { OutlineGroup } from './outline.ts'

/** The five things a service brings. */
export function features(heading: string, rows: OutlineGroup['rows']): OutlineGroup {
  return { id: 'features', heading, rows }
}

/** What a client wants to know before writing to us. */
export function questions(rows: OutlineGroup['rows']): OutlineGroup {
  return { id: 'questions', heading: 'What clients ask', rows }
}
