import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  sample: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.75rem',
    scrollMarginTop: '1rem',
    _focus: { outline: 'none' },
  },
  inputs: {
    display: 'grid',
    gap: '0.5rem',
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    '& dt': { textStyle: 'data', color: 'text.3' },
  },
})
