import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  noKey: {
    display: 'grid',
    gap: '2',
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'tap',
      fontSize: '0.9375rem',
      fontWeight: 600,
      cursor: 'pointer',
      underlined: 'line.strong',
      _hover: { textDecorationColor: 'signal' },
    },
    '& > p': { marginBottom: '2' },
  },
})
