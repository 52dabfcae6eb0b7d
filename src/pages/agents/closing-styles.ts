import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  closing: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 27rem)' },
    gap: '2rem clamp(2rem, 6vw, 6rem)',
    alignItems: 'end',
    '& p': { textStyle: 'lead', color: 'text.2', marginBottom: '3' },
  },
  question: { textStyle: 'mega', fontSize: { base: 'clamp(2.5rem, 1rem + 5vw, 5.75rem)', _largeText: '1.5rem' } },
})
