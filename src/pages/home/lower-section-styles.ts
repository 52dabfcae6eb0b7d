import { styleSheet } from '#ui/style-sheet.ts'
import { sectionHead } from '#ui/theme/section-heads.ts'

export const styles = styleSheet({
  /** A section with the background of the page, and with padding above and below. */
  section: { position: 'relative', paddingBlock: 'part' },
  /**
   * A section after one with the same background. The bottom padding of the section above is the only gap between them.
   */
  nextSection: { position: 'relative', paddingBottom: 'part' },
  darkSection: { position: 'relative', paddingBottom: 'part', background: 'ground.deep' },
  sectionHead: {
    ...sectionHead,
    marginBottom: 'partHead',
    '& > h2': { textStyle: 'h2' },
    '& > p': { color: 'text.2', textWrap: 'pretty' },
  },
  /** The link of a card. The whole card can be clicked, and the dot after the last word becomes a line on hover. */
  cardLink: {
    // takes no width, so that neither the dot nor the line wraps to a line of its own
    '& > i': {
      display: 'inline-block',
      verticalAlign: '0.22em',
      marginInline: '{spacing.3} calc(-1 * ({spacing.3} + 28px))',
    },
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.cold}', outlineOffset: '2px' } },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: { base: '0.7rem', sm: '4' }, marginTop: '3' },
})
