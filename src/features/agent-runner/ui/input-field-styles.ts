import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  /** A text area that grows with its text. An invisible copy of the text sets the height. */
  autoGrow: {
    display: 'grid',
    '&::after, & > textarea': {
      gridArea: '1 / 1',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      lineHeight: 1.55,
      overflow: 'hidden',
      resize: 'none',
    },
    _after: {
      content: 'attr(data-words) " "',
      visibility: 'hidden',
      padding: '{spacing.3} {spacing.4}',
      border: '1px solid transparent',
      minHeight: 'action',
      maxHeight: '24rem',
    },
    '&[data-long]::after': { minHeight: '6.75rem' },
    '& > textarea': { overflow: 'auto', maxHeight: '24rem' },
  },
  suggestions: {
    display: 'flex',
    minWidth: '0',
    gap: '2',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // room for the focus ring of a chip, and a fade that hints at more chips
    margin: '0.3rem -0.35rem -0.35rem',
    padding: '0.35rem',
    maskImage: 'linear-gradient(90deg, #000 calc(100% - 2.5rem), #0003)',
  },
  suggestion: { whiteSpace: 'nowrap', flex: 'none', paddingInline: '0.8rem', _focusVisible: { outlineOffset: '2px' } },
})
