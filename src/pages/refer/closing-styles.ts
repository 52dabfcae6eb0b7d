import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  closing: {
    position: 'relative',
    background: '{gradients.ember}',
    paddingBlock: 'clamp(4rem, 8vw, 8rem)',
    _edged: { borderBlock: '1px solid CanvasText' },
  },
})
