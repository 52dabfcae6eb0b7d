import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  layout: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 42rem)' },
    gap: 'clamp(2rem, 5vw, 5rem)',
    alignItems: 'center',
  },
  counters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'start',
    gap: { base: '2rem', sm: '2.75rem', _largeText: '1rem' },
    paddingTop: '2rem',
    limb: true,
    width: '100%',
  },
  counterValue: {
    fontFamily: 'data',
    fontWeight: 300,
    fontSize: { base: 'clamp(1.75rem, 1.3rem + 1.8vw, 2.75rem)', _largeText: '1.375rem' },
    lineHeight: 1,
    letterSpacing: '-0.02em',
    minWidth: '2ch',
  },
})
