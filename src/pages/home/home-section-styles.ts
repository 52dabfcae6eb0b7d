import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  columns: { pageColumn: true, twelveColumns: true },
  around: { position: 'relative', paddingBlock: 'part' },
  below: { position: 'relative', paddingBottom: 'part', scrollMarginTop: '7rem' },
  darkAround: { position: 'relative', paddingBlock: 'part', background: 'ground.deep' },
  darkBelow: { position: 'relative', paddingBottom: 'part', scrollMarginTop: '7rem', background: 'ground.deep' },
})
