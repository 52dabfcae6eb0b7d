import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  runs: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', justifyItems: 'start' },
  search: { width: 'min(100%, 24rem)' },
  list: { display: 'grid', width: '100%', '& > li': { borderTop: '1px solid {colors.line}' } },
})
