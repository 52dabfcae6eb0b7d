import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  related: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '{spacing.5} {spacing.column}',
    '& > li': {
      display: 'grid',
      gridTemplateRows: { md: 'subgrid' },
      gridRow: { md: 'span 2' },
      alignContent: 'start',
      rowGap: '1',
      borderTop: '1px solid {colors.line.strong}',
      paddingTop: '4',
    },
    '& p': { textStyle: 'small', color: 'text.2', maxWidth: '24rem', textWrap: { lg: 'balance' } },
  },
  relatedLink: {
    display: 'inline-block',
    minHeight: 'tap',
    paddingBlock: '0.5rem',
    _after: {
      content: '""',
      display: 'inline-block',
      width: '6px',
      height: '6px',
      marginInlineStart: '0.875rem',
      verticalAlign: 'middle',
      borderRadius: 'round',
      background: 'signal',
      _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
    textStyle: 'row',
    lineHeight: 1.25,
    textWrap: 'balance',
    _hover: {
      underlined: 'signal',
    },
  },
})
