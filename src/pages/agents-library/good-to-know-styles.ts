import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  goodToKnow: { position: 'relative', paddingTop: 'section' },
  goodToKnowHeading: { textStyle: 'h2' },
  facts: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '{spacing.6} {spacing.column}',
    marginTop: '3rem',
    paddingTop: '2.25rem',
    limb: true,
    _forced: { background: 'none', borderTop: '1px solid CanvasText' },
  },
  fact: { display: 'grid', gap: '0.35rem', alignContent: 'start' },
  factName: { textStyle: 'title' },
})
