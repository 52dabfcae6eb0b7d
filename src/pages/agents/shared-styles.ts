import { styleSheet } from '#ui/style-sheet.ts'
import { columnHead } from '#ui/theme/section-heads.ts'

/** The styles that several sections of the page share. */
export const styles = styleSheet({
  section: { position: 'relative', paddingBlock: 'section' },
  withoutTopPadding: { paddingTop: '0' },
  sectionHead: {
    ...columnHead.head,
    '& > h2': {
      gridColumn: '1 / 9',
      textStyle: 'h2',
      fontSize: 'min(8.2vw, clamp(1.9375rem, 1.4rem + 2.2vw, 3.5rem))',
      maxWidth: '14em',
    },
  },
  sectionNote: columnHead.sentence,
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4' },
})
