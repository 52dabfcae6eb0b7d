import { styleSheet } from '#ui/style-sheet.ts'

/**
 * The colour of the stair's stone. The joints of the stone are vertical on wide pages and horizontal on narrow ones.
 */
const STONE = '#081326'

export const styles = styleSheet({
  closing: {
    borderTop: '1px solid {colors.text}',
    background: STONE,
    paddingBlock: 'clamp(2.5rem, 4vw, 4rem) clamp(3.5rem, 6vw, 6rem)',
  },
})
