import { styleSheet } from '#ui/style-sheet.ts'

/** The hero of the page: the text, and the globe with its counter. */
export const styles = styleSheet({
  actions: { position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
  section: { position: 'relative', paddingBottom: 'section' },
})
