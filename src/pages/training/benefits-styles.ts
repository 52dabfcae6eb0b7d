import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  benefitList: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
    gap: '{spacing.6} {spacing.column}',
    paddingTop: '2.5rem',
    limbRule: true,
  },
  benefit: {
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    gap: '3',
    '& > svg': { color: 'cold' },
  },
  benefitName: { textStyle: 'title' },
  benefitText: { textStyle: 'small', color: 'text.2', textWrap: 'pretty', marginTop: '1' },
})
