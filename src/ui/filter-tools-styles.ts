import { styleSheet } from './style-sheet.ts'

const tools = {
  position: 'relative',
  display: 'grid',
  gap: '{spacing.3} {spacing.5}',
  // removes the gap after the visually hidden label of the search field
  '& > :first-child': { marginTop: '-2' },
} as const

export const styles = styleSheet({
  tools: {
    ...tools,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 24rem) minmax(0, 1fr)' },
    alignItems: 'start',
  },
  toolsWithAside: {
    ...tools,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 24rem) auto minmax(0, 1fr)' },
    alignItems: 'center',
  },
  categories: { asideRow: true, minWidth: '0' },
})
