import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { lg: 'flex-end' },
    gap: '{spacing.2} 1.25rem',
    textStyle: 'data',
    color: 'text.2',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '0.45rem' },
    '& svg': { width: '1.35rem', height: '1.35rem', color: 'text', _forced: { color: 'CanvasText' } },
    '& circle': { _forced: { stroke: 'CanvasText' } },
  },
})
