import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  list: {
    display: 'grid',
    gap: '2',
    '& > li': {
      dashed: true,
      fontSize: '1.0625rem',
      lineHeight: 1.5,
      color: 'text.2',
      textWrap: 'pretty',
    },
  },
})
