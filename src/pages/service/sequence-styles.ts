import { styleSheet } from '#ui/style-sheet.ts'

/** Steps along a line. The line ends at the last step, whose marker has the signal colour. */
export const styles = styleSheet({
  sequence: {
    display: 'grid',
    gridAutoFlow: { xl: 'column' },
    gridAutoColumns: { xl: 'minmax(0, 1fr)' },
    gap: { xl: '{spacing.column}' },
  },
  step: {
    position: 'relative',
    paddingTop: { xl: '2.25rem' },
    paddingInlineStart: { base: '2.25rem', xl: '0' },
    paddingBottom: { base: '1.75rem', xl: '0' },
    _before: {
      content: '""',
      position: 'absolute',
      background: 'line.strong',
      insetInlineStart: { base: '6px', xl: '0' },
      top: { base: '0.6rem', xl: '6px' },
      width: { base: '1px', xl: 'calc(100% + {spacing.column})' },
      height: { base: '100%', xl: '1px' },
      _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
    '&:last-child::before': { display: 'none' },
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: { base: '0.5rem', xl: '0' },
      stepRing: '13px',
      background: 'ground',
      _forced: { forcedColorAdjust: 'none', background: 'Canvas', borderColor: 'CanvasText' },
    },
    '&:last-child::after': {
      background: 'signal',
      borderColor: 'signal',
      _forced: { background: 'CanvasText', borderColor: 'CanvasText' },
    },
    '& > h3': { textStyle: 'row', lineHeight: 1.25 },
    '& > p': {
      color: 'text.2',
      marginTop: '2',
      maxWidth: '34rem',
      textStyle: { xl: 'small' },
      textWrap: { lg: 'balance' },
    },
  },
})
