import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  note: { color: 'text.2', marginBottom: '5' },
  message: { display: 'grid', gap: '4', justifyItems: 'start', color: 'text.2' },
  group: { marginBottom: '8' },
  heading: { textStyle: 'title', color: 'text', marginBottom: '3' },
})
