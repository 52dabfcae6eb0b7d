import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  historyList: { display: 'grid', '& > li': { borderTop: '1px solid {colors.line}' } },
  historyItem: { display: 'flex', gap: '2', alignItems: 'center' },
  historyButton: {
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
    cursor: 'pointer',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: '0.9375rem' },
    '& > small': { textStyle: 'data', color: 'text.3' },
    _hover: { '& > span': { textDecoration: 'underline', textDecorationColor: 'signal' } },
    '&[aria-current=true] > span': { color: 'cold' },
  },
})
