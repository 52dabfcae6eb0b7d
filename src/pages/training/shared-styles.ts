import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  actions: { position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
  section: { position: 'relative', paddingBottom: 'section' },
})
