import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  keyField: { '& input': { paddingInlineEnd: '3.4rem', fontFamily: 'data' } },
  showKeyButton: { position: 'absolute', right: '1', top: '50%', marginTop: 'calc({sizes.tap} / -2)' },
})
