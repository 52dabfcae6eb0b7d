import { styleSheet } from '#ui/style-sheet.ts'
import { fourAndEight } from '#ui/theme/section-heads.ts'

/** Figures below a ticked edge, and below them what the client contributes. */
export const styles = styleSheet({
  figures: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    '&:has(> :is(:nth-child(2), :nth-child(4)):last-child)': {
      gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    },
    gap: '{spacing.6} {spacing.column}',
    paddingTop: '2.25rem',
    limbRule: true,
    '& dt': { textStyle: 'small', color: 'text.3' },
    '& dd': { marginTop: '2' },
    '& dd + dd': { color: 'text.2', maxWidth: '24rem', marginTop: '3', textWrap: { lg: 'balance' } },
  },
  figure: {
    textStyle: 'reading',
    minHeight: { md: 'calc(1.32em + 0.4rem)', lg: '0' }, // a figure without a unit is as high as one with a unit
    '& > small': {
      fontFamily: 'data',
      fontSize: 'max(0.32em, 0.9375rem)',
      fontWeight: 400,
      letterSpacing: '0',
      color: 'text.2',
      whiteSpace: 'nowrap',
      marginTop: { md: '0.4rem' }, // keeps the unit clear of a comma in the figure
      display: { md: 'block', lg: 'inline' }, // in the narrow columns from 760 to 900 px, each unit is on its own line
    },
  },
  needs: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: fourAndEight },
    gap: '{spacing.4} {spacing.column}',
    marginTop: 'clamp(2.5rem, 1.6rem + 3vw, 4.5rem)',
    paddingTop: '5',
    borderTop: '1px solid {colors.line}',
    '& > h3': { textStyle: 'title' },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
      gap: '{spacing.3} {spacing.column}',
      color: 'text.2',
      textWrap: { lg: 'balance' },
    },
    '& li': { display: 'grid', gridTemplateColumns: '1.6rem minmax(0, 1fr)' },
    '& li::before': { content: '"–" / ""', color: 'cold', fontFamily: 'data' },
  },
})
