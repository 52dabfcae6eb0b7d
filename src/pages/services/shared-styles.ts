import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  name: {
    fontFamily: 'display',
    fontSize: { base: 'clamp(1.3125rem, 1.02rem + 1.5vw, 2.5rem)', _largeText: '1.1875rem' },
    fontWeight: 330,
    fontStretch: '102%',
    lineHeight: 1.15,
    letterSpacing: '-0.012em',
    textWrap: 'balance',
  },
})
