import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  around: { position: 'relative', paddingBlock: 'part' },
  below: { position: 'relative', paddingBottom: 'part', scrollMarginTop: '7rem' },
  darkAround: { position: 'relative', paddingBlock: 'part', background: 'ground.deep' },
  darkBelow: { position: 'relative', paddingBottom: 'part', scrollMarginTop: '7rem', background: 'ground.deep' },
})
