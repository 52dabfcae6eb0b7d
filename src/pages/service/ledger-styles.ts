import { styleSheet } from '#ui/style-sheet.ts'

const rule = '1px solid {colors.line}'

export const styles = styleSheet({
  ledger: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { md: 'auto repeat(4, auto)' }, // the heading, and four items on each side
    marginInline: { base: 'calc(-1 * {spacing.gutter})', xs: '0' },
  },
  side: {
    display: { md: 'grid' },
    gridRow: { md: '1 / span 5' },
    gridTemplateRows: { md: 'subgrid' },
    padding: 'clamp(1.5rem, 3.4vw, 3rem) clamp(1.25rem, 3.4vw, 3rem) clamp(2rem, 4vw, 3.5rem)',
    background: 'plate',
    '&[data-side=no]': { background: 'ground.deep' },
    _edged: { border: '1px solid CanvasText' },
    '& > h3': { textStyle: 'h3', marginBottom: '5' },
    '& > ul': { display: { md: 'grid' }, gridRow: { md: 'span 4' }, gridTemplateRows: { md: 'subgrid' } },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1.75rem minmax(0, 1fr)',
      alignContent: 'start',
      borderTop: rule,
      paddingBlock: '0.95rem',
      color: 'text.2',
      textWrap: 'pretty',
    },
    '& li::before': {
      content: '""',
      width: '10px',
      height: '10px',
      marginTop: '0.55em',
      borderRadius: 'round',
      border: '1.5px solid {colors.cold}',
      background: 'cold',
      _forced: { forcedColorAdjust: 'none', background: 'CanvasText', borderColor: 'CanvasText' },
    },
    '&[data-side=no] li::before': { background: 'none', borderColor: 'line.strong' },
  },
})
