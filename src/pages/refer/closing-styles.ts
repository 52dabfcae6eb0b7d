import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  closing: {
    position: 'relative',
    background: '{gradients.ember}',
    paddingBlock: 'clamp(4rem, 8vw, 8rem)',
    _forced: { borderBlock: '1px solid CanvasText' },
  },
  closingRow: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: '2.5rem',
    '& > h2': { textStyle: 'mega', maxWidth: '7.4em' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center' },
})
