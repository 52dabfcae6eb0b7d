import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  section: { position: 'relative', paddingBlock: 'section' },
  sectionHead: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    gap: '{spacing.4} {spacing.column}',
    alignItems: 'end',
    marginBottom: 'clamp(2.5rem, 1.6rem + 3vw, 5rem)',
    '& > h2': { textStyle: 'h2', gridColumn: { lg: '1 / 9' }, maxWidth: '13em' },
    '& > p': { color: 'text.2', gridColumn: { lg: '9 / -1' }, textWrap: { lg: 'balance' }, maxWidth: 'measure' },
  },
})
