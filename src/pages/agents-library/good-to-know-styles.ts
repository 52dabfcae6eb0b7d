import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  goodToKnow: { position: 'relative', paddingTop: 'section' },
  goodToKnowHeading: { textStyle: 'h2' },
  fact: { display: 'grid', gap: '0.35rem', alignContent: 'start' },
  factName: { textStyle: 'title' },
})
