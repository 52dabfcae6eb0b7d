import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  count: {
    fontFamily: 'data',
    fontSize: 'clamp(2rem, 1.6rem + 1.2vw, 3rem)',
    fontWeight: 400,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  countLabel: { textStyle: 'small', color: 'text.2' },
})
