import { styleSheet } from './style-sheet.ts'

export const styles = styleSheet({
  /** The whole card can be clicked, and the dot after the last word becomes a line on hover. */
  link: {
    // takes no width, so that neither the dot nor the line wraps to a line of its own
    '& > i': {
      display: 'inline-block',
      verticalAlign: '0.22em',
      marginInline: '{spacing.3} calc(-1 * ({spacing.3} + 28px))',
    },
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.cold}', outlineOffset: '2px' } },
  },
})
