import { styleSheet } from '#ui/style-sheet.ts'

const rowSpacing = 'clamp(2.5rem, 5vw, 4rem)'

/** Moons from thin to full, and below each the work and the measurements of its month. */
export const styles = styleSheet({
  months: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
      '3xl': 'repeat(6, minmax(0, 1fr))',
    },
    columnGap: 'column',
    rowGap: { base: rowSpacing, md: '0' },
    marginBottom: { md: `calc(-1 * ${rowSpacing})`, '3xl': '0' },
  },
  month: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: { base: '4.5rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    // Months share their rows through a subgrid, so the space between two rows of months is padding of the months.
    gridTemplateRows: { md: 'subgrid' },
    gridRow: { md: 'span 5' },
    paddingBottom: { md: rowSpacing, '3xl': '0' },
    columnGap: '5',
    _print: { display: 'block', breakInside: 'avoid', marginBottom: '4' },
    '& > span': {
      width: { base: '4.5rem', md: '8.5rem' },
      height: { base: '4.5rem', md: '8.5rem' },
      gridRow: { base: '1 / 5', md: 'auto' },
      marginBottom: { md: '5' },
      _forced: { forcedColorAdjust: 'none', background: 'ground' },
      _print: { display: 'none' },
    },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    '&:nth-child(1) img': { objectPosition: '0 0' },
    '&:nth-child(2) img': { objectPosition: '20% 0' },
    '&:nth-child(3) img': { objectPosition: '40% 0' },
    '&:nth-child(4) img': { objectPosition: '60% 0' },
    '&:nth-child(5) img': { objectPosition: '80% 0' },
    '&:nth-child(6) img': { objectPosition: '100% 0' },
    '& > p': { textStyle: 'data', color: 'star.o' },
    '& > h3': { textStyle: 'h3', marginBottom: '3' },
  },
  monthEntry: {
    paddingBlock: '3',
    borderTop: '1px solid {colors.line}',
    '& > dt': { textStyle: 'data', color: 'text.3' },
    '& > dd': { color: 'text.2', textStyle: 'small', maxWidth: '26rem', textWrap: 'pretty' },
    '&:last-child > dd': { color: 'text' },
  },
  monthEntries: {
    display: { base: 'block', md: 'grid' },
    gridRow: { md: 'span 2' },
    gridTemplateRows: { md: 'subgrid' },
  },
})
