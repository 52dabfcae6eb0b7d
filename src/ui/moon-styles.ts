import { styleSheet } from './style-sheet.ts'

export const styles = styleSheet({
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.6rem',
    '& > svg': { width: '1.35rem', height: '1.35rem' },
    '& circle': { _forced: { stroke: 'CanvasText' } },
  },
})
