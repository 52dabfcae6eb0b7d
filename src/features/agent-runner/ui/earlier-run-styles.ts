import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  item: { display: 'flex', gap: '2', alignItems: 'center' },
  run: {
    flex: '1',
    minWidth: '0',
    display: 'grid',
    gap: '0 0.75rem',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: 'tap',
    padding: '0.5rem 0',
    border: '0',
    background: 'none',
    textAlign: 'start',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: '0.9375rem' },
    '& > small': { textStyle: 'data', color: 'text.3' },
    '& > span + small': { color: 'text.2' },
    '&:is(button)': { cursor: 'pointer' },
    '@media (hover: hover)': {
      '&:is(button):hover > span': { textDecoration: 'underline', textDecorationColor: 'signal' },
    },
    '&[aria-current=true] > span': { color: 'cold' },
  },
})
