import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  section: { display: 'grid', gap: '4', justifyItems: 'center', maxWidth: '46rem', marginInline: 'auto' },
  heading: { textStyle: 'title', justifySelf: 'start' },
})
