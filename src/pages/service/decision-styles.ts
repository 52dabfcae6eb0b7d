import { styleSheet } from '#ui/style-sheet.ts'

const rule = '1px solid {colors.line}'

const columns = 'minmax(0, 4fr) repeat(3, minmax(0, 5fr))'

/**
 * Cases as rows and options as columns. Each cell has a moon and a verdict. Below 900 px the options of a case are
 * below the case.
 */
export const styles = styleSheet({
  options: {
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: columns,
    columnGap: '{spacing.column}',
    paddingBottom: '4',
    '& > span': { textStyle: 'h3' },
    '& > span:first-child': { gridColumn: '2' },
  },
  decision: { borderBottom: rule },
  row: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: columns },
    gap: '{spacing.3} {spacing.column}',
    borderTop: rule,
    paddingBlock: { base: '1.75rem', lg: '1.4rem' },
    '& > h3': { textStyle: 'row', lineHeight: 1.3, textWrap: 'balance' },
    '& > dl': {
      display: { base: 'grid', lg: 'contents' },
      gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
      gap: '{spacing.4} {spacing.column}',
    },
  },
  verdict: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)', _largeText: 'minmax(0, 1fr)' },
    gap: '{spacing.1} {spacing.4}',
    alignContent: 'start',
    alignItems: 'center',
    '& > dt': { textStyle: 'label', srOnly: { lg: true } },
    '& > dd:nth-of-type(2)': {
      gridColumn: '1 / -1',
      textStyle: 'small',
      color: 'text.2',
      textWrap: 'pretty',
      maxWidth: '30rem',
    },
    '&[data-fit=fits] > dd:nth-of-type(2)': { color: 'text' },
  },
  fit: {
    display: 'flex',
    flexDirection: { base: 'row-reverse', md: 'row' },
    alignItems: 'center',
    gap: '3',
    textStyle: 'data',
    color: 'text.3',
    '& > svg': { width: '1.75rem', height: '1.75rem', marginInline: { base: '0 -3px', md: '-3px 0' }, color: 'text' },
    '[data-fit=fits] > &': { color: 'cold' },
  },
})
