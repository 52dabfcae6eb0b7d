import { styleSheet } from '#ui/style-sheet.ts'
import { SHORT } from './game-layout.ts'

export const styles = styleSheet({
  counters: {
    gridArea: 'counters',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'start',
    gap: { base: '2rem', sm: '2.75rem', _largeText: '1rem' },
    paddingTop: { base: '1.125rem', sm: '2rem' },
    limb: true,
    width: '100%',
    [SHORT]: { paddingTop: '1.125rem', gap: '1.75rem' },
  },
  name: {
    textStyle: 'small',
    color: 'text.2',
    lineHeight: { base: 1.2, sm: 1.5 },
    marginBottom: { base: '0.125rem', sm: '2' },
    [SHORT]: { lineHeight: 1.2, marginBottom: '0.125rem' },
  },
  value: {
    fontFamily: 'data',
    fontWeight: 400,
    fontSize: { base: '1.5rem', sm: 'clamp(1.75rem, 1.3rem + 1.8vw, 2.75rem)', _largeText: '1.375rem' },
    lineHeight: 1,
    letterSpacing: '-0.02em',
    minWidth: '2ch',
    [SHORT]: { fontSize: '1.5rem' },
  },
})
