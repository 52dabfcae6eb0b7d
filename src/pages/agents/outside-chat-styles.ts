import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  chat: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    maxWidth: 'measure',
    '& > h2': { textStyle: 'h3' },
    '& > p': { color: 'text.2' },
  },
})
